/** Tests drawings that cost tokens: a member pays only once, owns the drawing permanently, and cannot go into debt. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays } from '@/lib/domain/days/days';
import { memberRemoval } from '@/server/db/schema/members';
import { createMemberKeys } from '@/server/product/auth/member-keys';
import { requireMemberByUid } from '@/server/product/members/find-member';
import { repairPlayers } from '@/server/scores/streaks/repair-players';
import { addDaysOnTime, createDayMember } from '../../../support/day-players';
import { createTestMember } from '../../../support/members';
import { request, createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

type Buyer = Awaited<ReturnType<typeof createDayMember>>;

const repairLedgers = (subject: string) =>
  repairPlayers(
    { db: services.database.db, findGame: async () => null },
    { subject, isDry: false, now: new Date('2026-11-21T12:00:00Z'), writeLine: () => undefined },
  );
const subjectOf = ({ member }: Buyer) => `member:${member.uid}`;

/** Creates a member with ten days on time, who has earned 11 to 20 tokens on each day, 155 in total. */
const withTokens = async (name: string): Promise<Buyer> => {
  const buyer = await createDayMember(services, name);
  const days = Array.from({ length: 10 }, (_, day) => addDays('2026-11-12', day));
  await addDaysOnTime(services, buyer, days);
  await repairLedgers(subjectOf(buyer));
  return buyer;
};

const listDrawings = async ({ member }: Pick<Buyer, 'member'>) => {
  const { body } = await member.request<{ fid: string; url: string; price: number }[]>(
    'GET',
    '/sw/api/user-avatars?items_per_page=All',
  );
  const named = (name: string) => {
    const found = body.find(({ url }) => url === `/art/avatars/${name}.svg`);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };
  return { teapot: named('teapot'), lantern: named('lantern'), fox: named('fox') };
};
const buyDrawing = ({ member }: Pick<Buyer, 'member'>, fid: string) =>
  member.request('POST', `/sw/api/user-avatars/${fid}/purchase`, {});
const selectAvatar = ({ member }: Pick<Buyer, 'member'>, fid: string) =>
  member.request('PATCH', `/user/${member.uid}`, { user_picture: [{ target_id: fid }] });
const listBoughtAvatars = async ({ member }: Pick<Buyer, 'member'>) =>
  (await member.request<string[]>('GET', '/sw/api/user-avatars/bought')).body;
const readBalance = async (buyer: Buyer) => (await buyer.request('GET', '/tokenbalance')).body.total_tokens;
const spentTokens = async (buyer: Buyer) => {
  const { rows } = await services.database.pool.query(
    'select item, amount from scores.token_entry where player_id = $1 and day is null order by id',
    [await buyer.id()],
  );
  return rows;
};

describe('a drawing that costs tokens', () => {
  it('costs its price, belongs to the buyer, can be selected, and appears in the ledger', async () => {
    const buyer = await withTokens('Ada');
    const { teapot } = await listDrawings(buyer);
    expect([teapot.price, await readBalance(buyer), await listBoughtAvatars(buyer)]).toEqual([60, 155, []]);
    expect((await selectAvatar(buyer, teapot.fid)).status).toBe(422);
    expect(await buyDrawing(buyer, teapot.fid)).toMatchObject({
      status: 200,
      body: { fid: teapot.fid, total_tokens: 95 },
    });
    expect([await readBalance(buyer), await listBoughtAvatars(buyer)]).toEqual([95, [teapot.fid]]);
    expect(await selectAvatar(buyer, teapot.fid)).toMatchObject({
      status: 200,
      body: { avatarUrl: teapot.url },
    });
    const { entries } = (await buyer.request('GET', '/tokenentries')).body as { entries: unknown[] };
    expect(entries[0]).toMatchObject({
      item: 'avatar:teapot',
      level_key: null,
      amount: -60,
      reason: 'spent',
    });
  });

  it('costs nothing when bought again, even if its price has risen', async () => {
    const buyer = await withTokens('Bea');
    const { teapot } = await listDrawings(buyer);
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyDrawing(buyer, teapot.fid)));
    expect(answers.map(({ status, body }) => [status, body.total_tokens])).toEqual(Array(6).fill([200, 95]));
    await services.database.pool.query('update product.avatar set price = 500 where fid = $1', [teapot.fid]);
    expect((await buyDrawing(buyer, teapot.fid)).body).toMatchObject({ total_tokens: 95 });
    await services.database.pool.query('update product.avatar set price = 60 where fid = $1', [teapot.fid]);
    expect(await spentTokens(buyer)).toEqual([{ item: 'avatar:teapot', amount: -60 }]);
  });

  it('requires enough tokens, even if two drawings are bought at the same time', async () => {
    const buyer = await withTokens('Cleo');
    const { teapot, lantern } = await listDrawings(buyer);
    const answers = await Promise.all([buyDrawing(buyer, teapot.fid), buyDrawing(buyer, lantern.fid)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await spentTokens(buyer)).toHaveLength(1);
    expect(await readBalance(buyer)).toBeGreaterThanOrEqual(0);
    const poor = { member: await createTestMember(services, 'Dora') };
    expect((await buyDrawing(poor, teapot.fid)).body).toMatchObject({ code: 'unprocessable' });
    expect(await listBoughtAvatars(poor)).toEqual([]);
  });

  it('costs its price only once when the response is lost and the purchase is retried', async () => {
    const buyer = await withTokens('Emil');
    const { teapot } = await listDrawings(buyer);
    const { scoresLink } = services.service;
    const spend = scoresLink.spendTokens;
    const lostResponse = vi.spyOn(scoresLink, 'spendTokens').mockImplementationOnce(async (...given) => {
      await spend(...given);
      throw new Error('The answer was lost.');
    });
    expect((await buyDrawing(buyer, teapot.fid)).status).toBe(503);
    lostResponse.mockRestore();
    expect(await listBoughtAvatars(buyer)).toEqual([teapot.fid]);
    expect((await buyDrawing(buyer, teapot.fid)).body).toMatchObject({ total_tokens: 95 });
    expect(await spentTokens(buyer)).toHaveLength(1);
  });

  it('refuses an account that is being deleted, as if the visitor were signed out', async () => {
    const buyer = await withTokens('Greta');
    const { teapot } = await listDrawings(buyer);
    const { scoresLink, clock } = services.service;
    const refused = vi.spyOn(scoresLink, 'spendTokens').mockImplementationOnce(async () => {
      const now = clock.now();
      const removal = { memberUid: Number(buyer.member.uid), requestedAt: now, nextAttemptAt: now };
      await services.database.db.insert(memberRemoval).values(removal);
      throw new Error('The scores service responded with 401.');
    });
    expect((await buyDrawing(buyer, teapot.fid)).status).toBe(401);
    refused.mockRestore();
  });

  it('stays purchased when the ledgers are recomputed', async () => {
    const buyer = await withTokens('Flo');
    const { teapot } = await listDrawings(buyer);
    await buyDrawing(buyer, teapot.fid);
    expect(await repairLedgers(subjectOf(buyer))).toMatchObject({ differing: 0 });
    expect([await readBalance(buyer), await listBoughtAvatars(buyer)]).toEqual([95, [teapot.fid]]);
  });

  it('rejects a purchase if it is free or unknown', async () => {
    const buyer = await withTokens('Gil');
    const { fox } = await listDrawings(buyer);
    for (const fid of [fox.fid, '999999', '0', '1e3', '99999999999'])
      expect((await buyDrawing(buyer, fid)).status, fid).toBe(404);
  });

  it('remains selectable for a member who selected it while it was free', async () => {
    const buyer = await withTokens('Hal');
    const { fox } = await listDrawings(buyer);
    await selectAvatar(buyer, fox.fid);
    await services.database.pool.query('update product.avatar set price = 50 where fid = $1', [fox.fid]);
    expect((await selectAvatar(buyer, fox.fid)).status).toBe(200);
    await services.database.pool.query('update product.avatar set price = 0 where fid = $1', [fox.fid]);
  });
});

describe('the request to spend tokens', () => {
  it('requires a claim that no browser’s token has, whatever its body contains', async () => {
    const buyer = await withTokens('Ida');
    const body = { item: 'avatar:teapot', amount: 1 };
    expect((await buyer.request('POST', '/spendings', body)).status).toBe(403);
    expect(await spentTokens(buyer)).toEqual([]);
  });

  it('requires a valid price', async () => {
    const buyer = await withTokens('Jan');
    const keys = await createMemberKeys(services.database.db);
    const row = await requireMemberByUid(services.database.db, buyer.member.uid);
    for (const purchase of [
      { item: 'avatar:teapot', amount: 0 },
      { item: 'avatar:teapot', amount: -60 },
      { item: 'avatar:teapot', amount: 1.5 },
      { item: 'x', amount: 1 },
    ]) {
      const token = await keys.issuePurchase(row, purchase, new Date('2026-11-21T12:00:00Z'));
      const answer = await request(services.scores, 'POST', '/spendings', {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status, JSON.stringify(purchase)).toBe(403);
    }
    expect(await readBalance(buyer)).toBe(155);
  });

  it('creates a row that cannot be edited', async () => {
    const buyer = await withTokens('Kim');
    await buyDrawing(buyer, (await listDrawings(buyer)).teapot.fid);
    const edit = services.database.pool.query(
      `update scores.token_entry set item = 'avatar:lantern' where player_id = $1 and item is not null`,
      [await buyer.id()],
    );
    await expect(edit).rejects.toThrow('appended, never edited');
  });
});

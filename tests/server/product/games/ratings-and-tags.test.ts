/** Tests how members rate and tag games, and how administrators flag them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { rating } from '@/server/db/schema/member-games';
import { game, gameTag } from '@/server/db/schema/product';
import { createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let ada: TestMember;
let ben: TestMember;
let nid: string;

beforeAll(async () => {
  services = await createTestServices();
  ada = await createTestMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
  const [row] = await services.database.db.select().from(game).where(eq(game.slug, 'quiet-sudoku'));
  nid = String(row?.uid);
});
afterAll(() => services.drop());

const gameRow = async () => {
  const [row] = await services.database.db
    .select()
    .from(game)
    .where(eq(game.uid, Number(nid)));
  if (!row) throw new Error('no game');
  return row;
};

describe('rating a game', () => {
  const rate = (member: TestMember, rating_value: unknown) =>
    member.request('POST', '/sw/api/post/rate/game', { nid, rating_value });

  it('counts one changeable vote per member, in an exact average', async () => {
    const before = await gameRow();
    await rate(ada, 5);
    await rate(ben, 2);
    await rate(ada, 4);
    const after = await gameRow();
    expect(after.ratingSum - before.ratingSum).toBe(6);
    expect(after.ratingCount - before.ratingCount).toBe(2);
    const own = await ada.request('POST', '/sw/api/game/rate/status', { nid, user_id: ada.uid });
    expect(own.body).toEqual({ vote_status: 4 });
  });

  it('counts only one of a member’s hundred concurrent votes', async () => {
    const before = await gameRow();
    await Promise.all(Array.from({ length: 100 }, (_, at) => rate(ada, (at % 5) + 1)));
    const after = await gameRow();
    expect(after.ratingCount).toBe(before.ratingCount);
    const [row] = await services.database.db
      .select()
      .from(rating)
      .where(and(eq(rating.gameUid, Number(nid)), eq(rating.memberUid, Number(ada.uid))));
    expect(after.ratingSum).toBe(before.ratingSum - 4 + Number(row?.value));
  });

  it.each([0, 6, 2.5, 'five', null])('rejects %s, because ratings are from 1 to 5', async (value) => {
    expect((await rate(ben, value)).status).toBe(400);
  });
});

describe('tagging a game', () => {
  it('counts a tag once per member, and subtracts it when removed', async () => {
    const tag = () => ada.request('POST', '/flag/node', { nid, flag_id: 'game_tag_cute' });
    const tally = async () =>
      (
        await services.database.db
          .select()
          .from(gameTag)
          .where(and(eq(gameTag.gameUid, Number(nid)), eq(gameTag.flagId, 'game_tag_cute')))
      )[0]?.tally ?? 0;
    const before = await tally();
    await Promise.all([tag(), tag(), tag()]);
    expect(await tally()).toBe(before + 1);
    for (const _twice of [1, 2])
      await ada.request('POST', '/sw/api/unflag/node', { nid, flag_id: 'game_tag_cute' });
    expect(await tally()).toBe(before);
    expect((await ada.request('POST', '/flag/node', { nid, flag_id: 'favorite_game' })).status).toBe(400);
    expect((await ada.request('POST', '/sw/api/flag/node', { nid, flag_id: 'game_tag_rude' })).status).toBe(
      400,
    );
  });
});

describe('an administrator', () => {
  it('reads and sets a game’s flags, and still sees a hidden game', async () => {
    const root = await createTestMember(services, 'Rita', { roles: ['administrator'] });
    const read = () => root.request('POST', '/sw/api/game/all-admin-flagging-status', { nid });
    expect((await read()).body).toMatchObject({ flagged_status: { hidden: false, staff_pick: false } });
    await root.request('POST', '/sw/api/flag/node', { nid, flag_id: 'hidden' });
    expect((await read()).body).toMatchObject({ flagged_status: { hidden: true } });
    expect((await ada.request('GET', `/api/node/game/entity/id/${nid}`)).status).toBe(404);
    await root.request('POST', '/sw/api/unflag/node', { nid, flag_id: 'hidden' });
    expect((await ada.request('GET', `/api/node/game/entity/id/${nid}`)).status).toBe(200);
    expect((await ada.request('POST', '/sw/api/flag/node', { nid, flag_id: 'hidden' })).status).toBe(403);
  });
});

/** Tests that the tokens of a deleted member are rejected. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removedPlayer } from '@/server/db/schema/scores';
import { sweepRemovedPlayers } from '@/server/scores/players/remove-player';
import { createTestMember, PASSWORD, type TestMember } from '../../../support/members';
import { request, createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
beforeEach(async () => {
  await services.database.pool.query('truncate scores.player, scores.removed_player cascade');
});
afterAll(() => services.drop());

const tokenOf = async (member: TestMember): Promise<string> =>
  (await member.request<{ token: string }>('GET', '/jwt/token')).body.token;
const requestScores = (token: string, method: string, path: string, body?: unknown) =>
  request(services.scores, method, path, { body, headers: { authorization: `Bearer ${token}` } });
const removeMember = (member: TestMember) =>
  member.request('DELETE', `/user/${member.uid}`, { existing: PASSWORD });
const countPlayers = async (): Promise<number> => {
  const { rows } = await services.database.pool.query<{ n: number }>(
    `select count(*)::int as n from scores.player where subject like 'member:%'`,
  );
  return rows[0]?.n ?? 0;
};

describe('a token of a deleted member', () => {
  it.each([
    ['has played', true],
    ['has never played', false],
  ])('never creates a player again when the member %s', async (_label, hasPlayed) => {
    const ada = await createTestMember(services, hasPlayed ? 'Ada' : 'Ben');
    const token = await tokenOf(ada);
    if (hasPlayed) expect((await requestScores(token, 'PUT', '/player')).status).toBe(200);
    expect((await removeMember(ada)).status).toBe(200);
    const start = { game: 'quiet-sudoku', mode: 'easy' };
    expect((await requestScores(token, 'POST', '/runs', start)).status).toBe(401);
    const beat = { token: 'x', kind: 'beat', activeMs: 0 };
    const run = '/runs/00000000-0000-4000-8000-000000000000/checkpoint';
    expect((await requestScores(token, 'POST', run, beat)).status).toBe(401);
    expect((await requestScores(token, 'PUT', '/player')).status).toBe(401);
    expect((await requestScores(token, 'GET', '/user')).status).toBe(401);
    expect(await countPlayers()).toBe(0);
  });

  it('never creates a player while the deletion is in progress', async () => {
    const cleo = await createTestMember(services, 'Cleo');
    const token = await tokenOf(cleo);
    await Promise.all([
      removeMember(cleo),
      ...Array.from({ length: 20 }, () => requestScores(token, 'PUT', '/player')),
    ]);
    expect((await requestScores(token, 'GET', '/user')).status).toBe(401);
    expect(await countPlayers()).toBe(0);
  });

  it('remains recorded for a day, longer than it is valid', async () => {
    const { db } = services.database;
    for (const name of ['Emil', 'Finn', 'Gina']) await removeMember(await createTestMember(services, name));
    const now = services.service.clock.now().getTime();
    await sweepRemovedPlayers(db, new Date(now + 86_400_000));
    expect(await db.$count(removedPlayer)).toBe(3);
    await sweepRemovedPlayers(db, new Date(now + 86_400_001));
    expect(await db.$count(removedPlayer)).toBe(0);
  });
});

describe('DELETE /player', () => {
  it('requires a claim that only the product signs', async () => {
    const dora = await createTestMember(services, 'Dora');
    const token = await tokenOf(dora);
    await requestScores(token, 'PUT', '/player');
    expect((await requestScores(token, 'DELETE', '/player')).status).toBe(403);
    const { body: guest } = await request<{ token: string }>(services.scores, 'POST', '/guest');
    expect((await requestScores(guest.token, 'DELETE', '/player')).status).toBe(403);
    expect(await countPlayers()).toBe(1);
  });
});

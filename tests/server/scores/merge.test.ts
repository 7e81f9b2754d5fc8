/**
 * Tests what happens when a guest signs in: who owns the runs, which run counts, and that it happens only once
 * (docs/scores.md "Merge").
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { player as playerTable } from '@/server/db/schema/scores';
import { findRun } from '@/server/scores/runs/find-run';
import { createTestMember } from '../../support/members';
import {
  request,
  createTestGuest,
  createTestServices,
  type TestPlayer,
  type TestServices,
} from '../../support/services';
import { finishRun, playFor, playToEnd, solutionMoves, startRun } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

/** Creates a guest whose token the test can pass on. */
const createGuest = async (): Promise<TestPlayer & { token: string }> => {
  const { body } = await request<{ token: string }>(services.scores, 'POST', '/guest');
  const headers = { authorization: `Bearer ${body.token}`, [TIMEZONE_HEADER]: 'Europe/Berlin' };
  return {
    token: body.token,
    request: (method, path, payload) => request(services.scores, method, path, { body: payload, headers }),
  };
};

/** Creates a player of a member, as the scores service knows members. */
const createPlayer = async (name: string) => {
  const member = await createTestMember(services, name);
  const player: TestPlayer = {
    request: async (method, path, payload) => {
      const { body } = await member.request<{ token: string }>('GET', '/jwt/token');
      const headers = { authorization: `Bearer ${body.token}`, [TIMEZONE_HEADER]: 'Europe/Berlin' };
      return request(services.scores, method, path, { body: payload, headers });
    },
  };
  const merge = (guestToken: string) =>
    player.request<{ mergedRuns: number }>('POST', '/merge', { guestToken });
  return { member, player, merge };
};

const DAY_BOARD = '/scores?game=quiet-sudoku&type=daily&period=day';
const readTop = async (player: TestPlayer) =>
  (await player.request<{ entries: { displayName: string; value: number }[] }>('GET', DAY_BOARD)).body
    .entries;
const listCountedRuns = async (name: string) => {
  const { rows } = await services.database.pool.query<{
    value: number;
    is_counted: boolean;
    is_ranked: boolean;
  }>(
    `select value, is_counted, is_ranked from scores.run join scores.player p on p.id = player_id
     where p.display_name = $1 and state = 'finished' order by finished_at`,
    [name],
  );
  return rows;
};

describe('merging a guest into a member', () => {
  it('refuses a concurrent submission by the guest, and lets the member finish the run', async () => {
    const { db } = services.database;
    const guest = await createGuest();
    const started = await startRun(guest);
    const { body } = await guest.request<{ id: string }>('GET', '/user');
    const [seen] = await db.select().from(playerTable).where(eq(playerTable.subject, body.id));
    const { player, merge } = await createPlayer('Otto');
    await merge(guest.token);
    const find = findRun(db, seen!, started.run.id, started.token, { lock: false });
    await expect(find).rejects.toMatchObject({ code: 'unauthorized' });
    const moves = solutionMoves(started.run.seed, 'daily');
    await playFor(services, player, started, { ms: 120_000, moves: moves.length });
    expect((await finishRun(player, started, moves)).body).toMatchObject({ verdict: 'counted' });
  });

  it('lists the guest’s result with the member’s name', async () => {
    const guest = await createGuest();
    await playToEnd(services, guest, { ms: 61_000 });
    const { player, merge } = await createPlayer('Mia');
    expect((await merge(guest.token)).body).toEqual({ mergedRuns: 1 });
    expect(await readTop(player)).toContainEqual(
      expect.objectContaining({ displayName: 'Mia', value: 61_000 }),
    );
    const status = await player.request<{ state: string }[]>(
      'GET',
      '/dailygamestatus?keywords[]=quiet-sudoku',
    );
    expect(status.body).toMatchObject([{ state: 'completed' }]);
  });

  it('happens only once, even for concurrent requests, and deletes the guest', async () => {
    const guest = await createGuest();
    await playToEnd(services, guest, { ms: 62_000 });
    const { merge } = await createPlayer('Nia');
    const answers = await Promise.all([1, 2, 3, 4].map(() => merge(guest.token)));
    expect(answers.map(({ body }) => body.mergedRuns).sort()).toEqual([0, 0, 0, 1]);
    expect((await guest.request('GET', '/user')).status).toBe(401);
  });

  it('keeps the earlier counted run, no matter whose it is', async () => {
    const guest = await createGuest();
    await playToEnd(services, guest, { ms: 90_000 });
    const { player, merge } = await createPlayer('Ola');
    await playToEnd(services, player, { ms: 64_000 });
    await merge(guest.token);
    expect(await listCountedRuns('Ola')).toEqual([
      { value: 90_000, is_counted: true, is_ranked: true },
      { value: 64_000, is_counted: false, is_ranked: false },
    ]);
  });

  it('preserves the token of an open run', async () => {
    const guest = await createGuest();
    const started = await startRun(guest);
    const moves = solutionMoves(started.run.seed, 'daily');
    await playFor(services, guest, started, { ms: 75_000, moves: moves.length });
    const { player, merge } = await createPlayer('Pia');
    await merge(guest.token);
    const result = await finishRun(player, started, moves);
    expect(result.body).toMatchObject({ verdict: 'counted', value: 75_000 });
    expect(await readTop(player)).toContainEqual(expect.objectContaining({ displayName: 'Pia' }));
  });

  it('keeps the newer save of each slot', async () => {
    const guest = await createGuest();
    const { player, merge } = await createPlayer('Rob');
    const put = (player: TestPlayer, slot: string, data: string) =>
      player.request('PUT', `/saves/quiet-sudoku/${slot}`, { data, baseVersion: 0 });
    await put(guest, 'a', 'guest, older');
    await put(player, 'a', 'member, newer');
    await put(player, 'b', 'member, older');
    await put(guest, 'b', 'guest, newer');
    await put(guest, 'c', 'guest, alone');
    await merge(guest.token);
    const read = async (slot: string) =>
      (await player.request('GET', `/saves/quiet-sudoku/${slot}`)).body.data;
    expect([await read('a'), await read('b'), await read('c')]).toEqual([
      'member, newer',
      'guest, newer',
      'guest, alone',
    ]);
  });

  it('accepts only a member as its target and a guest as its source', async () => {
    const first = await createGuest();
    const second = await createTestGuest(services);
    expect((await second.request('POST', '/merge', { guestToken: first.token })).status).toBe(403);
    const { merge } = await createPlayer('Sam');
    const { member } = await createPlayer('Tom');
    const { body } = await member.request<{ token: string }>('GET', '/jwt/token');
    expect((await merge(body.token)).body).toEqual({ mergedRuns: 0 });
    expect((await merge('no token')).body).toEqual({ mergedRuns: 0 });
  });
});

describe('a member who deletes the account', () => {
  it('remains on boards as a former player, without any other data', async () => {
    const { member, player } = await createPlayer('Una');
    await playToEnd(services, player, { ms: 66_000 });
    await player.request('PUT', '/saves/quiet-sudoku/a', { data: 1, baseVersion: 0 });
    const exported = await member.request('GET', `/user/${member.uid}/export`);
    expect(exported.body).toMatchObject({ scores: { runs: [{ value: 66_000 }], saves: [{ data: 1 }] } });
    await member.request('DELETE', `/user/${member.uid}`, { existing: 'lantern street 42' });
    const entries = await readTop(await createTestGuest(services));
    expect(entries).toContainEqual(expect.objectContaining({ displayName: 'Former player', value: 66_000 }));
    expect(JSON.stringify(entries)).not.toContain('Una');
    const { rows } = await services.database.pool.query(
      `select count(*)::int as left from scores.player where subject = $1`,
      [`member:${member.uid}`],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });
});

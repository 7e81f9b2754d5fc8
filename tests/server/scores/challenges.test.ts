/** Tests challenge links: verified results, one answer per player, a board of 50 players, and no rank on other boards. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnsweredChallenge, Challenge } from '@/lib/contract/challenges';
import { TIMEZONE_HEADER } from '@/lib/contract/scores-requests';
import { listAnswers } from '@/server/scores/challenges/list-answers';
import { addPlayer } from '../../support/board-results';
import { createTestMember } from '../../support/members';
import { waitUntilBlocked } from '../../support/ordered-transactions';
import {
  request,
  createTestGuest,
  createTestServices,
  type TestPlayer,
  type TestServices,
} from '../../support/services';
import {
  finishRun,
  playFor,
  playToEnd,
  solutionMoves,
  startRun,
  type StartedRun,
} from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

/** Creates a player of a member, as the scores service knows members. */
const createMemberPlayer = async (name: string): Promise<TestPlayer> => {
  const member = await createTestMember(services, name);
  return {
    request: async (method, path, payload) => {
      const { body } = await member.request<{ token: string }>('GET', '/jwt/token');
      const headers = { authorization: `Bearer ${body.token}`, [TIMEZONE_HEADER]: 'Europe/Berlin' };
      return request(services.scores, method, path, { body: payload, headers });
    },
  };
};

const createChallengeOf = (player: TestPlayer, runId: string, hidesName = false) =>
  player.request<{ id: string; code?: string }>('POST', '/challenges', { runId, hidesName });
const readChallenge = async (player: TestPlayer, id: string): Promise<Challenge> =>
  (await player.request<Challenge>('GET', `/challenges/${id}`)).body;

/** Plays the puzzle of a challenge to its end. */
const answerChallenge = async (
  player: TestPlayer,
  challenge: string,
  { mode, ms, levelKey = null }: { mode: string; ms: number; levelKey?: string | null },
) => {
  const { body: started } = await player.request<StartedRun>('POST', '/runs', {
    ...{ game: 'quiet-sudoku', mode, level_key: levelKey, challenge },
  });
  const moves = solutionMoves(started.run.seed, mode);
  await playFor(services, player, started, { ms, moves: moves.length });
  return { started, result: await finishRun(player, started, moves) };
};

const challengeOf = async (options: Parameters<typeof playToEnd>[2] = {}) => {
  const sender = await createTestGuest(services);
  const { started } = await playToEnd(services, sender, options);
  const { body } = await createChallengeOf(sender, started.run.id);
  return { sender, started, id: body.id };
};

/** Adds answers by members who finished long ago. */
const addAnswers = async (id: string, count: number): Promise<void> => {
  const { rows } = await services.database.pool.query<{ seed: string; level_key: string }>(
    'select seed, level_key::text from scores.run join scores.challenge on challenge.run_id = run.id where challenge.id = $1',
    [id],
  );
  for (let n = 0; n < count; n += 1) {
    const playerId = await addPlayer(services.database, `Player ${n} of ${id}`);
    await services.database.pool.query(
      `with added as (
         insert into scores.run (id, player_id, game, mode, level_key, seed, token_hashes, state, started_at, last_seen_at,
           finished_at, is_verified, is_guest, verdict, value)
         values (gen_random_uuid(), $1, 'quiet-sudoku', 'daily', $2, $3, '{}', 'finished', now(), now(), '2020-01-01', true, false,
           'counted', $4) returning id)
       insert into scores.challenge_attempt (challenge_id, run_id) select $5, id from added`,
      [playerId, rows[0]?.level_key, rows[0]?.seed, 50_000 + n, id],
    );
  }
};

/** Plays a run with a report every 15 seconds. */
const playWithProgress = async (
  player: TestPlayer,
  { run, token }: StartedRun,
  progress: readonly number[],
): Promise<void> => {
  const moves = solutionMoves(run.seed, 'daily');
  for (const [index, share] of progress.entries()) {
    services.advance(15_000);
    await player.request('POST', `/runs/${run.id}/checkpoint`, {
      ...{ token, kind: 'beat', activeMs: (index + 1) * 15_000, progress: share },
      moveCount: Math.floor(moves.length * share),
    });
  }
  services.advance(10_000);
  expect((await finishRun(player, { run, token }, moves)).body.verified).toBe(true);
};

describe('the quarters of both results', () => {
  it('returns the times between heartbeats, and null unless all were reported', async () => {
    const [sender, receiver, third] = [
      await createTestGuest(services),
      await createTestGuest(services),
      await createTestGuest(services),
    ];
    const started = await startRun(sender);
    await playWithProgress(sender, started, [0.1, 0.3, 0.2, 0.6, 0.8]);
    const { id } = (await createChallengeOf(sender, started.run.id)).body;
    const { body } = await receiver.request<StartedRun>('POST', '/runs', {
      ...{ game: 'quiet-sudoku', mode: 'daily', level_key: null, challenge: id },
    });
    await playWithProgress(receiver, body, [0.4, 0.5, 0.55, 0.6, 0.65, 0.9]);
    const challenge = await readChallenge(receiver, id);
    const quarters = [26_250, 56_250, 71_250];
    expect(challenge.sender.quarters).toEqual(quarters);
    expect(challenge.players.map(({ quarters }) => quarters)).toEqual([quarters, [9_375, 30_000, 81_000]]);

    // The quarter times of the third player are unknown, because the quarters were not reported.
    await answerChallenge(third, id, { mode: 'daily', ms: 100_000 });
    expect((await readChallenge(third, id)).players.map(({ quarters }) => quarters !== null)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('creating a challenge', () => {
  it('uses the value of the verified run, and shows a guest as Guest', async () => {
    const { id, started } = await challengeOf({ ms: 100_000 });
    expect(id).toMatch(/^[A-Za-z0-9_-]{16}$/);
    const receiver = await createTestGuest(services);
    expect(await readChallenge(receiver, id)).toMatchObject({
      ...{ game: 'quiet-sudoku', mode: 'daily', levelKey: started.run.levelKey, opensAt: null, own: null },
      sender: { displayName: 'Guest', isGuest: true, value: 100_000, isYou: false },
      players: [{ rank: 1, isSender: true, value: 100_000 }],
    });
  });

  it('returns the same link for the same run', async () => {
    const { id, sender, started } = await challengeOf();
    expect((await createChallengeOf(sender, started.run.id)).body.id).toBe(id);
  });

  it('uses the first result when the level was solved again', async () => {
    const { id, sender } = await challengeOf({ ms: 110_000 });
    const { started } = await playToEnd(services, sender, { ms: 60_000 });
    expect((await createChallengeOf(sender, started.run.id)).body.id).toBe(id);
    expect((await readChallenge(sender, id)).sender).toMatchObject({ value: 110_000, isYou: true });
  });

  it("rejects another player's run, an unfinished run and a quarantined result", async () => {
    const { started } = await challengeOf();
    const other = await createTestGuest(services);
    expect((await createChallengeOf(other, started.run.id)).status).toBe(404);
    const open = await startRun(other);
    expect((await createChallengeOf(other, open.run.id)).status).toBe(409);
    // No person solves a Sudoku within a second.
    const { started: fast, result } = await playToEnd(services, other, { ms: 1_000 });
    expect(result.body.verdict).toBe('quarantined');
    expect((await createChallengeOf(other, fast.run.id)).status).toBe(409);
  });

  it('limits a player to 60 links an hour', async () => {
    const { sender, started } = await challengeOf();
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) statuses.push((await createChallengeOf(sender, started.run.id)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('shows the name of a member unless it is hidden', async () => {
    const member = await createMemberPlayer('Mira');
    const { started } = await playToEnd(services, member);
    const { body } = await createChallengeOf(member, started.run.id, true);
    const receiver = await createTestGuest(services);
    const hidden = await readChallenge(receiver, body.id);
    expect(hidden.sender).toMatchObject({ displayName: null, avatarUrl: null, isGuest: false });
    expect(hidden.players[0]).toMatchObject({ displayName: null, avatarUrl: null });
    await createChallengeOf(member, started.run.id, false);
    expect((await readChallenge(receiver, body.id)).sender.displayName).toBe('Mira');
  });
});

describe('answering a challenge', () => {
  it('compares both results, and reports the answer to the sender', async () => {
    const { id, sender } = await challengeOf({ ms: 100_000 });
    const receiver = await createTestGuest(services);
    await answerChallenge(receiver, id, { mode: 'daily', ms: 130_000 });
    expect(await readChallenge(receiver, id)).toMatchObject({
      own: 130_000,
      players: [
        { value: 100_000, rank: 1, isSender: true, isYou: false },
        { value: 130_000, rank: 2, isSender: false, isYou: true },
      ],
    });
    const { body } = await sender.request<AnsweredChallenge[]>('GET', '/challenges');
    expect(body).toMatchObject([{ id, answers: 1, last: { displayName: 'Guest', value: 130_000 } }]);
  });

  it('opens the seed of an endless game, and ranks the result on no other board', async () => {
    const { id, started } = await challengeOf({ mode: 'easy' });
    const receiver = await createTestGuest(services);
    const { started: own, result } = await answerChallenge(receiver, id, { mode: 'easy', ms: 90_000 });
    expect(own.run.seed).toBe(started.run.seed);
    expect(result.body).toMatchObject({ verified: true, verdict: 'practice', rank: null });
    expect((await readChallenge(receiver, id)).own).toBe(90_000);
  });

  it('counts only the first result of a player', async () => {
    const { id } = await challengeOf({ mode: 'easy' });
    const receiver = await createTestGuest(services);
    await answerChallenge(receiver, id, { mode: 'easy', ms: 140_000 });
    await answerChallenge(receiver, id, { mode: 'easy', ms: 70_000 });
    const { own, players } = await readChallenge(receiver, id);
    expect(own).toBe(140_000);
    expect(players).toHaveLength(2);
  });

  it('counts for the challenge after the day has ended, but not on the board of the day', async () => {
    const { id } = await challengeOf({ ms: 100_000 });
    services.advance(3 * 86_400_000);
    const receiver = await createTestGuest(services);
    const { result } = await answerChallenge(receiver, id, { mode: 'daily', ms: 120_000 });
    expect(result.body).toMatchObject({ verified: true, rank: null });
    expect((await readChallenge(receiver, id)).own).toBe(120_000);
  });

  it('adds a result that the player had before opening the link', async () => {
    const { id } = await challengeOf();
    const receiver = await createTestGuest(services);
    await playToEnd(services, receiver, { ms: 150_000 });
    expect(await readChallenge(receiver, id)).toMatchObject({ own: null, canEnter: true });
    expect((await receiver.request('POST', `/challenges/${id}/enter`)).status).toBe(200);
    expect(await readChallenge(receiver, id)).toMatchObject({ own: 150_000, canEnter: false });
    const stranger = await createTestGuest(services);
    expect((await stranger.request('POST', `/challenges/${id}/enter`)).status).toBe(409);
  });

  it('never counts a second solution of a daily', async () => {
    const { id } = await challengeOf();
    const receiver = await createTestGuest(services);
    await playToEnd(services, receiver, { ms: 150_000 });
    await answerChallenge(receiver, id, { mode: 'daily', ms: 60_000 });
    expect((await readChallenge(receiver, id)).own).toBeNull();
  });

  it('rejects another mode, another day and an unknown challenge', async () => {
    const { id } = await challengeOf();
    const receiver = await createTestGuest(services);
    const start = (more: object) =>
      receiver.request('POST', '/runs', { game: 'quiet-sudoku', mode: 'daily', challenge: id, ...more });
    expect((await start({ mode: 'easy' })).status).toBe(400);
    expect((await start({ level_key: '2026-11-10' })).status).toBe(400);
    expect((await start({ challenge: 'AAAAAAAAAAAAAAAA' })).status).toBe(404);
    expect((await start({ challenge: '../etc' })).status).toBe(400);
    expect((await receiver.request('GET', '/challenges/AAAAAAAAAAAAAAAA')).status).toBe(404);
  });

  it('lists 50 players, including the sender', async () => {
    const { id } = await challengeOf({ ms: 100_000 });
    await addAnswers(id, 55);
    const receiver = await createTestGuest(services);
    expect((await readChallenge(receiver, id)).players).toHaveLength(50);
    // Reads only as many answers as it lists, however many there are.
    expect(await listAnswers(services.database, id, 0, 7)).toHaveLength(7);
  });

  it('shows players their own result even if it is not among the first 50', async () => {
    const { id } = await challengeOf({ ms: 100_000 });
    await addAnswers(id, 55);
    const receiver = await createTestGuest(services);
    await answerChallenge(receiver, id, { mode: 'daily', ms: 120_000 });
    const { own, players } = await readChallenge(receiver, id);
    expect(own).toBe(120_000);
    expect(players).toHaveLength(50);
    expect(players.filter(({ isYou }) => isYou)).toHaveLength(0);
  });
});

describe('marking answers as seen', () => {
  const list = async (player: TestPlayer) =>
    (await player.request<AnsweredChallenge[]>('GET', '/challenges')).body;
  const markSeen = (player: TestPlayer, ids: unknown) => player.request('POST', '/challenges/seen', { ids });

  it('reports each answer as new until the sender has seen it', async () => {
    const { id, sender } = await challengeOf({ ms: 100_000 });
    await answerChallenge(await createTestGuest(services), id, { mode: 'daily', ms: 130_000 });
    expect(await list(sender)).toMatchObject([{ id, answers: 1, isNew: true }]);
    services.advance(1_000);
    expect((await markSeen(sender, [id])).status).toBe(200);
    expect(await list(sender)).toMatchObject([{ id, answers: 1, isNew: false }]);
    services.advance(1_000);
    await answerChallenge(await createTestGuest(services), id, { mode: 'daily', ms: 90_000 });
    expect(await list(sender)).toMatchObject([{ id, answers: 2, isNew: true, last: { value: 90_000 } }]);
  });

  it('reports an answer as new even if its result is older than the link', async () => {
    const receiver = await createTestGuest(services);
    await playToEnd(services, receiver, { ms: 150_000 });
    const { id, sender } = await challengeOf({ ms: 100_000 });
    await markSeen(sender, [id]);
    services.advance(1_000);
    await receiver.request('POST', `/challenges/${id}/enter`);
    expect(await list(sender)).toMatchObject([{ id, isNew: true, last: { value: 150_000 } }]);
  });

  it('ignores challenges of another player', async () => {
    const { id, sender } = await challengeOf({ ms: 100_000 });
    const receiver = await createTestGuest(services);
    await answerChallenge(receiver, id, { mode: 'daily', ms: 130_000 });
    expect((await markSeen(receiver, [id])).status).toBe(200);
    expect(await list(sender)).toMatchObject([{ id, isNew: true }]);
  });

  it.each([[[]], [['x']], [Array.from({ length: 21 }, () => 'AAAAAAAAAAAAAAAA')], ['text']])(
    'rejects the ids %j',
    async (ids) => {
      const player = await createTestGuest(services);
      expect((await markSeen(player, ids)).status).toBe(400);
    },
  );
});

describe('a run that is deleted during a request', () => {
  /** Deletes a run in a transaction that commits only when the request waits for it. */
  const deleteDuring = async (runId: string, send: () => Promise<{ status: number }>): Promise<number> => {
    const client = await services.database.pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from scores.run where id = $1', [runId]);
      const sent = send();
      await waitUntilBlocked(services.database, 1, sent);
      await client.query('commit');
      return (await sent).status;
    } finally {
      client.release();
    }
  };

  it('gets no challenge', async () => {
    const sender = await createTestGuest(services);
    const { started } = await playToEnd(services, sender);
    expect(await deleteDuring(started.run.id, () => createChallengeOf(sender, started.run.id))).toBe(409);
  });

  it('does not prevent the start of a run that answers its challenge', async () => {
    const { started, id } = await challengeOf();
    const player = await createTestGuest(services);
    const { mode, levelKey } = started.run as { mode: string; levelKey: string | null };
    const body = { game: 'quiet-sudoku', mode, level_key: levelKey, challenge: id };
    expect(await deleteDuring(started.run.id, () => player.request('POST', '/runs', body))).toBe(200);
  });

  it('does not prevent entering its challenge with an earlier result', async () => {
    const player = await createTestGuest(services);
    await playToEnd(services, player);
    const { started, id } = await challengeOf();
    const enter = () => player.request('POST', `/challenges/${id}/enter`, {});
    expect(await deleteDuring(started.run.id, enter)).toBe(200);
  });
});

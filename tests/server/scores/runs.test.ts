/** Tests runs as described in docs/scores.md: the server's clock, the replay of moves, and the same response to every retry. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPlayer, addResult } from '../../support/board-results';
import { createTestGuest, createTestServices, type TestServices } from '../../support/services';
import { finishRun, playFor, playToEnd, solutionMoves, startRun } from '../../support/sudoku-run';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

describe('a finished daily', () => {
  it('counts with the time of the server’s clock, and appears on the board', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playToEnd(services, guest, { ms: 100_000 });
    expect(result.status).toBe(200);
    expect(result.body).toMatchObject({
      verified: true,
      verdict: 'counted',
      value: 100_000,
      rank: 1,
      best: 100_000,
    });
    const board = await guest.request('GET', '/scores/context?game=quiet-sudoku&type=daily&period=day');
    expect(board.body.own).toMatchObject({ value: 100_000, rank: 1, displayName: 'Guest', isYou: true });
  });

  it('stays off the listed board for a guest', async () => {
    const guest = await createTestGuest(services);
    await playToEnd(services, guest);
    const { body } = await guest.request<{ entries: unknown[] }>(
      'GET',
      '/scores?game=quiet-sudoku&type=daily&period=day',
    );
    expect(body.entries).toEqual([]);
  });

  it('gets the same response for every retry, including concurrent ones', async () => {
    const guest = await createTestGuest(services);
    const { started, moves, result } = await playToEnd(services, guest);
    services.advance(60_000);
    expect((await finishRun(guest, started, moves)).body).toEqual(result.body);

    const other = await createTestGuest(services);
    const duplicate = await startRun(other);
    const steps = solutionMoves(duplicate.run.seed, 'daily');
    await playFor(services, other, duplicate, { ms: 90_000, moves: steps.length });
    const answers = await Promise.all([1, 2, 3, 4].map(() => finishRun(other, duplicate, steps)));
    for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
    const { rows } = await services.database.pool.query(
      'select count(*)::int as n from scores.run where id = $1 and is_counted',
      [duplicate.run.id],
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('counts as practice if the level was finished before', async () => {
    const guest = await createTestGuest(services);
    await playToEnd(services, guest);
    const { result } = await playToEnd(services, guest, { ms: 60_000 });
    expect(result.body).toMatchObject({ verdict: 'practice', rank: null });
  });

  it('counts for a day from the archive, but is not ranked', async () => {
    const guest = await createTestGuest(services);
    const { result } = await playToEnd(services, guest, { levelKey: '2026-11-10' });
    expect(result.body).toMatchObject({ verdict: 'counted', rank: null });
  });
});

describe('the level of a run', () => {
  it('stays the same for everyone on a day, and differs between days', async () => {
    const [a, b] = await Promise.all([createTestGuest(services), createTestGuest(services)]);
    const [first, second] = [await startRun(a), await startRun(b)];
    expect(first.run.seed).toBe(second.run.seed);
    const yesterday = await startRun(b, 'daily', '2026-11-20');
    expect(yesterday.run.seed).not.toBe(first.run.seed);
  });

  it.each([
    ['a day that has not opened', { level_key: '2026-11-23' }, 'level_key'],
    ['a day before the archive', { level_key: '2019-12-31' }, 'level_key'],
    ['an impossible date', { level_key: '2026-02-30' }, 'level_key'],
    ['an unknown mode', { mode: 'impossible' }, 'mode'],
  ])('refuses %s', async (_what, part, field) => {
    const guest = await createTestGuest(services);
    const { status, body } = await guest.request('POST', '/runs', {
      game: 'quiet-sudoku',
      mode: 'daily',
      ...part,
    });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  it('opens at midnight in the player’s zone', async () => {
    services.setNow('2026-11-22T11:30:00Z');
    const auckland = await createTestGuest(services, 'Pacific/Auckland');
    const honolulu = await createTestGuest(services, 'Pacific/Honolulu');
    expect((await startRun(auckland)).run.levelKey).toBe('2026-11-23');
    expect((await startRun(honolulu)).run.levelKey).toBe('2026-11-22');
    services.setNow('2026-11-21T12:00:00Z');
  });

  it('belongs to the open run of a daily, whose clock continues', async () => {
    const guest = await createTestGuest(services);
    const first = await startRun(guest);
    services.advance(20_000);
    const secondRun = await startRun(guest);
    expect(secondRun.run.id).toBe(first.run.id);
    expect(secondRun.run.activeMs).toBe(20_000);
    expect(secondRun.token).not.toBe(first.token);
  });

  it('gets only one run when several tabs start concurrently', async () => {
    const guest = await createTestGuest(services);
    const runs = await Promise.all([1, 2, 3, 4, 5].map(() => startRun(guest)));
    expect(new Set(runs.map(({ run }) => run.id)).size).toBe(1);
  });
});

describe('an invalid request', () => {
  it('fails if it comes from another player, or names another or an unknown run', async () => {
    const [mine, theirs] = [await createTestGuest(services), await createTestGuest(services)];
    const run = await startRun(mine);
    const other = await startRun(theirs);
    expect((await finishRun(theirs, run, [])).status).toBe(404);
    expect((await finishRun(mine, { ...run, token: other.token }, [])).status).toBe(403);
    const made = { ...run, run: { ...run.run, id: '00000000-0000-4000-8000-000000000000' } };
    expect((await finishRun(mine, made, [])).status).toBe(404);
  });

  it('fails if its moves are malformed, illegal or do not solve the level', async () => {
    const guest = await createTestGuest(services);
    const started = await startRun(guest);
    const moves = solutionMoves(started.run.seed, 'daily');
    expect((await finishRun(guest, started, [['place', 900, 3]])).status).toBe(400);
    const unfinished = await finishRun(guest, started, moves.slice(1));
    expect(unfinished.status).toBe(422);
    expect(unfinished.body.fields).toHaveProperty('moves');
    const otherDay = solutionMoves('quiet-sudoku:2026-10-10', 'daily');
    expect((await finishRun(guest, started, otherDay)).status).toBe(422);
  });

  it('gets a 401 without a token, and with a forged or expired one', async () => {
    const { scores } = services;
    const body = { game: 'quiet-sudoku', mode: 'daily' };
    const send = (authorization?: string) =>
      scores.request('/runs', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify(body),
      });
    expect((await send()).status).toBe(401);
    expect((await send('Bearer x.y.z')).status).toBe(401);
    const { token } = (await (await scores.request('/guest', { method: 'POST' })).json()) as {
      token: string;
    };
    expect((await send(`Bearer ${token}`)).status).toBe(200);
    const [head = '', , signature = ''] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ sub: 'guest:1', aud: 'starwick-scores' })).toString(
      'base64url',
    );
    expect((await send(`Bearer ${head}.${payload}.${signature}`)).status).toBe(401);
    services.advance(16 * 60_000);
    expect((await send(`Bearer ${token}`)).status).toBe(401);
  });
});

describe('the clock of a run', () => {
  it('ignores a client that claims less time', async () => {
    const guest = await createTestGuest(services);
    const started = await startRun(guest, 'easy');
    const moves = solutionMoves(started.run.seed, 'easy');
    await playFor(services, guest, started, { ms: 75_000, moves: moves.length });
    const { body } = await guest.request('POST', `/runs/${started.run.id}/finish`, {
      token: started.token,
      activeMs: 1,
      moves,
    });
    expect(body.value).toBe(75_000);
  });

  it('stops while paused', async () => {
    const guest = await createTestGuest(services);
    const started = await startRun(guest, 'easy');
    const moves = solutionMoves(started.run.seed, 'easy');
    const beat = (kind: string, moveCount: number) =>
      guest.request('POST', `/runs/${started.run.id}/checkpoint`, {
        token: started.token,
        kind,
        activeMs: 0,
        moveCount,
      });
    services.advance(10_000);
    await beat('pause', 5);
    services.advance(600_000);
    await beat('resume', 5);
    await playFor(services, guest, started, { ms: 60_000, moves: moves.length });
    expect((await finishRun(guest, started, moves)).body).toMatchObject({
      value: 70_000,
      verdict: 'counted',
    });
  });

  it('quarantines a result without heartbeats', async () => {
    const guest = await createTestGuest(services);
    const started = await startRun(guest, 'easy');
    const moves = solutionMoves(started.run.seed, 'easy');
    services.advance(300_000);
    const { body } = await finishRun(guest, started, moves);
    expect(body).toMatchObject({ verdict: 'quarantined', verified: false, rank: null });
  });

  it('quarantines a result that is impossibly fast', async () => {
    const guest = await createTestGuest(services);
    const started = await startRun(guest, 'easy');
    services.advance(2_000);
    const { body } = await finishRun(guest, started, solutionMoves(started.run.seed, 'easy'));
    expect(body.verdict).toBe('quarantined');
  });

  it('counts the day of a run after a quarantined run, but does not rank the later run', async () => {
    const guest = await createTestGuest(services);
    const first = await startRun(guest);
    const moves = solutionMoves(first.run.seed, 'daily');
    services.advance(300_000);
    expect((await finishRun(guest, first, moves)).body.verdict).toBe('quarantined');
    const day = async () => (await guest.request('GET', '/dailystreak')).body.streak;
    expect(await day()).toBe(0);
    const second = await startRun(guest);
    await playFor(services, guest, second, { ms: 120_000, moves: moves.length });
    const { body } = await finishRun(guest, second, moves);
    expect(body).toMatchObject({ verdict: 'practice', rank: null });
    expect(await day()).toBe(1);
  });

  it('adds the time penalty of hints', async () => {
    const guest = await createTestGuest(services);
    const started = await startRun(guest, 'easy');
    const moves = [['hint'], ...solutionMoves(started.run.seed, 'easy')];
    await playFor(services, guest, started, { ms: 60_000, moves: moves.length });
    const { body } = await finishRun(guest, started, moves);
    expect(body.value).toBe(90_000);
  });
});

describe('a board', () => {
  it('shows a player’s best result in a mode without daily levels', async () => {
    const guest = await createTestGuest(services);
    await playToEnd(services, guest, { mode: 'medium', ms: 200_000 });
    await playToEnd(services, guest, { mode: 'medium', ms: 130_000 });
    const { result } = await playToEnd(services, guest, { mode: 'medium', ms: 170_000 });
    expect(result.body).toMatchObject({ value: 170_000, best: 130_000 });
  });

  it('ranks members by value with shared ranks for equal values, and gives a guest the rank of the value', async () => {
    const add = async (name: string, value: number): Promise<void> => {
      const of = { game: 'quiet-sudoku', mode: 'hard', isReverse: true, at: '2026-11-20T12:00:00Z' };
      await addResult(services.database, await addPlayer(services.database, name), { ...of, value });
    };
    await add('moth_lamp', 100_000);
    await add('nine_oclock', 150_000);
    await add('tidewrack', 150_000);
    await add('slowcoach', 300_000);
    const guest = await createTestGuest(services);
    const { result } = await playToEnd(services, guest, { mode: 'hard', ms: 200_000 });
    expect(result.body).toMatchObject({ rank: 4, entrants: 5 });
    const { body } = await guest.request<{ entries: { displayName: string; rank: number }[] }>(
      'GET',
      '/scores?game=quiet-sudoku&type=hard&period=all',
    );
    expect(body.entries.map(({ displayName, rank }) => [displayName, rank])).toEqual([
      ['moth_lamp', 1],
      ['nine_oclock', 2],
      ['tidewrack', 2],
      ['slowcoach', 4],
    ]);
  });
});

/** Kills the scores service between a submission and its response, and checks the outcome in a new process. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { seedCatalog } from '@/server/product/games/seed';
import { createGameQueries } from '@/server/product/games/queries';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { createScoredGames } from '@/server/scored-games';
import { repairPlayers } from '@/server/scores/streaks/repair-players';
import { bundleScript, type ScriptChild, startChild } from '../../../support/child-script';
import type { TestDatabase } from '../../../support/database';
import { expectSortedEntries } from '../../../support/sorted-entries';
import { solutionMoves } from '../../../support/sudoku-run';

/** Long enough that some kills occur before the transaction, some during it, and some after it. */
const WITHIN_MS = 250;
const AGED_SECONDS = 25;

interface Submission {
  player: string;
  runId: string;
  token: string;
  moves: unknown[];
}

const postJson = async <T>(base: string, path: string, body: unknown, player?: string): Promise<T> => {
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(player ? { authorization: `Bearer ${player}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

const finishRun = (base: string, { player, runId, token, moves }: Submission): Promise<unknown> =>
  postJson(base, `/runs/${runId}/finish`, { token, activeMs: 0, moves }, player);

const beginRun = async (base: string): Promise<Submission> => {
  const { token: player } = await postJson<{ token: string }>(base, '/guest', {});
  const started = await postJson<{ run: { id: string; seed: string }; token: string }>(
    base,
    '/runs',
    { game: 'quiet-sudoku', mode: 'daily' },
    player,
  );
  const moves = solutionMoves(started.run.seed, 'daily');
  return { player, runId: started.run.id, token: started.token, moves };
};

export interface KillCounts {
  /** The number of kills after the response, after the result was stored, and before. */
  answered: number;
  stored: number;
  unstored: number;
}

/**
 * Kills the service repeatedly.
 * @throws when a result is lost, exists twice, or differs from the response to a retry
 */
export const killFinishes = async (
  { pool, db, config }: TestDatabase,
  rounds: number,
  seed: string,
): Promise<KillCounts> => {
  await seedCatalog(db, BUILT_IN_GAMES, new Date());
  const script = await bundleScript('tests/server/scores/kill/scores-child.ts');
  const random = createRandom(seed);
  const kills: KillCounts = { answered: 0, stored: 0, unstored: 0 };
  const open = async (): Promise<{ child: ScriptChild; base: string }> => {
    const child = startChild(script, { database: config });
    return { child, base: `http://127.0.0.1:${(await child.next<{ port: number }>()).port}` };
  };
  const resultOf = async (runId: string): Promise<unknown> =>
    (await pool.query<{ result: unknown }>('select result from scores.run where id = $1', [runId])).rows[0]
      ?.result;
  // Sets the run's start back, because the server measures the time and the test cannot wait for it.
  const age = (runId: string) =>
    pool.query(
      `update scores.run set started_at = now() - make_interval(secs => $2),
         last_seen_at = now() - make_interval(secs => $2) where id = $1 and state = 'open'`,
      [runId, AGED_SECONDS],
    );

  let { child, base } = await open();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const submission = await beginRun(base);
      await age(submission.runId);
      let answer: unknown = null;
      const submitted = finishRun(base, submission).then(
        (body) => (answer = body),
        () => null,
      );
      await wait(random.below(WITHIN_MS));
      await child.kill('SIGKILL');
      await submitted;
      const isStored = Boolean(await resultOf(submission.runId));
      ({ child, base } = await open());
      // Sets the time again, because a longer gap between heartbeats would quarantine the run.
      await age(submission.runId);
      // The retry waits for the locks of the killed process, whose transactions end when the locks are released.
      const retries = await Promise.all([finishRun(base, submission), finishRun(base, submission)]);
      const stored = await resultOf(submission.runId);
      kills[answer ? 'answered' : isStored ? 'stored' : 'unstored'] += 1;
      for (const retry of [...retries, await finishRun(base, submission)]) {
        expect(retry).toEqual(stored);
        if (answer) expect(retry).toEqual(answer);
      }
      expect(stored).toMatchObject({ runId: submission.runId, verdict: 'counted', verified: true });
    }
  } finally {
    await child.kill('SIGKILL');
  }
  await expectOneOfEach({ pool, db }, rounds);
  return kills;
};

/** Checks that each run has one result, one rank, one day and one grant of tokens, and that nothing needs a repair. */
const expectOneOfEach = async ({ pool, db }: Pick<TestDatabase, 'pool' | 'db'>, rounds: number) => {
  const count = async (from: string): Promise<number> =>
    Number((await pool.query<{ n: string }>(`select count(*) as n from ${from}`)).rows[0]?.n);
  expect(await count(`scores.run where state = 'finished' and is_counted and is_ranked`)).toBe(rounds);
  expect(await count('scores.run')).toBe(rounds);
  const day = `scores.board_entry e join scores.board b on b.id = e.board_id where b.period = 'day'`;
  expect(await count(day)).toBe(rounds);
  expect(await count('scores.token_entry')).toBe(rounds);
  expect(await count(`scores.streak_entry where event = 'day'`)).toBe(rounds * 2);
  const lines: string[] = [];
  const gameOf = createScoredGames(createGameQueries(db)).find;
  const repaired = await repairPlayers(
    { db, findGame: gameOf },
    { isDry: true, now: new Date(), writeLine: (line) => void lines.push(line) },
  );
  expect(lines).toEqual([]);
  expect(repaired).toMatchObject({ players: rounds, differing: 0 });
  expect(await expectSortedEntries(pool)).toBeGreaterThanOrEqual(rounds);
};

/** Runs transactions in a chosen order: one holds a player's lock while others wait or pause. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { lockPlayers } from '@/server/scores/boards/locks';
import type { TestDatabase } from './database';

/** Resolves when this many connections wait for a lock, or when the work has ended without waiting. */
export const waitUntilBlocked = async (
  { pool }: TestDatabase,
  count: number,
  work: Promise<unknown>,
): Promise<void> => {
  let isDone = false;
  const markDone = (): void => void (isDone = true);
  work.then(markDone, markDone);
  while (!isDone) {
    const { rows } = await pool.query<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= count) return;
  }
};

/** Locks the players, so that others wait for them, until the returned function releases the locks. */
export const acquirePlayerLocks = async ({ pool }: TestDatabase, ids: readonly number[]) => {
  const client = await pool.connect();
  await client.query('begin');
  await lockPlayers(drizzle(client), ids);
  return async (): Promise<void> => {
    await client.query('commit');
    client.release();
  };
};

/** Starts each work item when the previous ones wait, releases all, and returns their results in that order. */
export const runInOrder = async (
  database: TestDatabase,
  playerIds: readonly number[],
  starts: readonly (() => Promise<unknown>)[],
): Promise<PromiseSettledResult<unknown>[]> => {
  const releasePlayers = await acquirePlayerLocks(database, playerIds);
  const running: Promise<unknown>[] = [];
  for (const start of starts) {
    const work = start();
    running.push(work);
    await waitUntilBlocked(database, running.length, work);
  }
  await releasePlayers();
  return Promise.allSettled(running);
};

/** Creates a function that pauses at one of its calls until the test lets it continue. */
export const stopAt = <A extends unknown[], R>(call: number, work: (...args: A) => Promise<R>) => {
  let calls = 0;
  let continueCall: () => void = () => undefined;
  let reachStop: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (continueCall = resolve));
  const reached = new Promise<void>((resolve) => (reachStop = resolve));
  const callOrStop = async (...args: A): Promise<R> => {
    calls += 1;
    if (calls === call) {
      reachStop();
      await gate;
    }
    return work(...args);
  };
  return { stopped: callOrStop, reached, goOn: continueCall };
};

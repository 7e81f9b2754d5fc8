/** Compares ranks and submissions on boards of a million results with plain statements, `count(*)` and Redis. */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { say, step } from '../../lib/console.mjs';
import { alternate } from '../alternate.mjs';
import { generateBoards } from '../board-data.mjs';
import { copyToRedis, createOperations, PAIRS } from '../board-operations.mjs';
import { loadServerParts } from '../server-parts.mjs';
import { createResult, quantileOf } from '../statistics.mjs';
import { measureTimes } from '../throughput.mjs';

const ENTRY = `
export { openDatabase } from '@/server/db/connect';
export { applyMigrations } from '@/server/db/migrate';
export { createBoardIds } from '@/server/scores/boards/board-ids';
export { findOwnPosition } from '@/server/scores/boards/find-own';
export { openBoards, prepareBoards, findAllTimeRank, rankRun } from '@/server/scores/boards/rank-run';
export { startBoardCountWorker } from '@/server/scores/boards/board-count-worker';
`;
const quietLog = { debug: () => undefined, info: () => undefined, warn: say, error: say };
const FULL = { rows: 1_000_000, boards: 10, operations: 1_500, folder: '.data-bench-boards' };
const SHORT = { rows: 20_000, boards: 2, operations: 200, folder: '.data-bench-boards-short' };
const WORKERS = 4;
const WRITERS = 2;
const BETWEEN_RESULTS_MS = 5;
const QUANTILES = { p50: 0.5, p99: 0.99 };

/** Submits results during all measurements, including those of the plain statements. */
const startWriters = (submit) => {
  let isStopped = false;
  const writeUntilStopped = async () => {
    while (!isStopped) {
      await submit();
      await wait(BETWEEN_RESULTS_MS);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, writeUntilStopped));
  return {
    stop: () => {
      isStopped = true;
      return writers;
    },
  };
};

const openBoard = async (pool, { rows, boards }) => {
  const found = await pool.query(
    `select id, game, is_reverse as "isReverse" from scores.board where game = 'bench-0' and period = 'all'`,
  );
  if (found.rows.length > 0) return found.rows[0];
  const title = `Generating ${boards} boards of ${rows.toLocaleString('en-US')} results`;
  return (await step(title, () => generateBoards(pool, { rows, boards })))[0];
};

const listMembers = async (pool) => {
  const { rows } = await pool.query(
    'select id from scores.player tablesample system (5) where not is_guest limit 20000',
  );
  if (rows.length > 0) return rows.map(({ id }) => Number(id));
  const all = await pool.query('select id from scores.player where not is_guest limit 20000');
  return all.rows.map(({ id }) => Number(id));
};

/** Measures the operations in alternating rounds; samples are quantiles in ms. */
const measureOperations = async (operations, { rounds, count }) => {
  const measurements = Object.fromEntries(
    operations.map(({ name, work, count: own = count }) => [
      name,
      async () => {
        const times = await measureTimes({ count: Math.min(own, count), workers: WORKERS }, work);
        return Object.fromEntries(
          Object.entries(QUANTILES).map(([key, share]) => [key, quantileOf(times, share)]),
        );
      },
    ]),
  );
  return alternate(measurements, { rounds });
};

const resultsOf = (samples) =>
  PAIRS.filter(([name, against]) => samples[name] && samples[against]).flatMap(([name, against]) =>
    Object.keys(QUANTILES).map((key) =>
      createResult({
        name: `${name} : ${against}, ${key}`,
        unit: 'ms',
        site: samples[name].map((sample) => sample[key]),
        reference: samples[against].map((sample) => sample[key]),
        against,
      }),
    ),
  );

export const boards = {
  name: 'boards',
  title: 'Boards of a million results',
  description:
    'Ten boards with a million results each; four operations at a time, while two writers submit results every 5 ms. The reference is a plain statement on the same tables, or Redis when one runs on this machine.',
  run: async ({ siteRoot, isShort, rounds }) => {
    const size = isShort ? SHORT : FULL;
    const parts = await loadServerParts({ name: 'board-parts', entry: ENTRY, siteRoot });
    // Retains the boards for the next run, because generating them takes minutes.
    const dataDir = join(siteRoot, size.folder);
    const options = { dataDir, log: quietLog, applicationName: 'starwick-bench', projectRoot: siteRoot };
    const { pool, db, close } = await parts.openDatabase(options);
    let worker;
    let redis;
    let writers;
    try {
      await parts.applyMigrations(pool, join(siteRoot, 'server/db/migrations'), quietLog);
      const board = await openBoard(pool, size);
      redis = await copyToRedis(pool, board.id);
      worker = parts.startBoardCountWorker(db, { now: () => new Date() }, quietLog);
      const playerIds = await listMembers(pool);
      const { operations, submit } = await createOperations({ parts, pool, db, board, playerIds, redis });
      writers = startWriters(submit);
      return resultsOf(await measureOperations(operations, { rounds, count: size.operations }));
    } finally {
      await writers?.stop();
      await worker?.stop();
      await redis?.close();
      await close();
    }
  },
};

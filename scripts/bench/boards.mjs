/**
 * `npm run bench -- boards`: a place and a submission on a board of a million, beside what the same database takes for a row by its
 * key and for a plain insert, beside counting, and beside a sorted set of Redis.
 */
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { say, step } from '../lib/console.mjs';
import { root } from '../lib/run.mjs';
import { generateBoards } from './board-data.mjs';
import { openRedisSet } from './redis-set.mjs';

const ENTRY = `
export { openDatabase } from '@/server/db/connect';
export { migrate } from '@/server/db/migrate';
export { createBoardIds } from '@/server/scores/boards/board-ids';
export { findOwn } from '@/server/scores/boards/find-own';
export { openBoards, prepareBoards, rankOfAllTime, rankRun } from '@/server/scores/boards/rank-run';
export { startBoardKeeper } from '@/server/scores/boards/keeper';
`;
const silent = { debug: () => undefined, info: () => undefined, warn: say, error: say };
const ROWS = Number(process.env.BENCH_BOARD_ROWS ?? 1_000_000);
const BOARDS = Number(process.env.BENCH_BOARDS ?? 10);
const CLIENTS = Number(process.env.BENCH_CLIENTS ?? 4);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const WRITERS = Number(process.env.BENCH_WRITERS ?? 2);
const BETWEEN_RESULTS_MS = 5;
const QUESTIONS = 1_500;
const COUNTS = 40;

const loadParts = async () => {
  const outfile = join(root, '.build/bench/board-parts.mjs');
  await build({
    stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    outfile,
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
  });
  return import(`${pathToFileURL(outfile).href}?${Date.now()}`);
};

/** Milliseconds of each of `count` pieces of work, `clients` at a time. */
const timesOf = async (count, work, clients = CLIENTS) => {
  const times = [];
  let next = 0;
  const client = async () => {
    while (next < count) {
      const at = next++;
      const startedAt = performance.now();
      await work(at);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return times;
};

const quantile = (times, part) => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
};

/** Measurements that take turns, after a round that only warms up. */
const measure = async (works) => {
  const found = new Map(works.map(({ name }) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { name, count = QUESTIONS, work } of round % 2 ? [...works].reverse() : works) {
      const times = await timesOf(count, work);
      if (round > 0) found.get(name).push(...times);
    }
  return new Map(
    [...found].map(([name, times]) => [name, { p50: quantile(times, 0.5), p99: quantile(times, 0.99) }]),
  );
};

/** Results that come in while everything is measured, the bare reads and inserts too. */
const startWriters = (submit) => {
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      await submit();
      await wait(BETWEEN_RESULTS_MS);
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, write));
  return {
    stop: () => {
      isOver = true;
      return writers;
    },
  };
};

const print = (found, pairs) => {
  const ms = (value) => `${value.toFixed(3)} ms`.padStart(12);
  say(`${'what'.padEnd(34)} ${'p50'.padStart(12)} ${'p99'.padStart(12)}`);
  for (const [name, { p50, p99 }] of found) say(`${name.padEnd(34)} ${ms(p50)} ${ms(p99)}`);
  for (const [name, bare] of pairs) {
    const [a, b] = [found.get(name), found.get(bare)];
    if (a && b)
      say(
        `${`${name} : ${bare}`.padEnd(60)} p50 ${(a.p50 / b.p50).toFixed(2)}  p99 ${(a.p99 / b.p99).toFixed(2)}`,
      );
  }
};

const fillRedis = async (pool, boardId) => {
  const redis = await openRedisSet();
  if (!redis) {
    say('No Redis answers on this machine: that part is left out.');
    return null;
  }
  const { rows } = await pool.query({
    text: 'select sort_key, player_id from scores.board_entry where board_id = $1',
    values: [boardId],
    rowMode: 'array',
    query_timeout: 120_000,
  });
  await redis.fill(rows);
  return redis;
};

const worksOf = async ({ parts, pool, db, board, playerIds, redis }) => {
  const { createBoardIds, findOwn, openBoards, prepareBoards, rankOfAllTime, rankRun } = parts;
  const ids = createBoardIds();
  const pick = (at) => playerIds[(at * 7919) % playerIds.length];
  let submitted = 0;
  const nextResult = () => {
    const at = submitted++;
    const run = {
      playerId: pick(at),
      isGuest: false,
      game: board.game,
      mode: 'bench',
      levelKey: null,
      isOnTime: true,
      isReverse: board.isReverse,
    };
    // Better by a little each time, so that every submission changes its boards.
    return { run, value: Math.max(1, 60_000 - Math.floor(at / 2)), now: new Date() };
  };
  /** As a finished run submits: the locks, the statement and its commit. */
  const submit = async () => {
    const { run, value, now } = nextResult();
    await prepareBoards(db, ids, run, now);
    await db.transaction(async (tx) => {
      if (await openBoards(tx, ids, run, now)) await rankRun(tx, ids, run, value, now);
    });
  };
  /** One statement beside one statement: both commit by themselves. */
  const writeBy = (rank) => async () => {
    const { run, value, now } = nextResult();
    await prepareBoards(db, ids, run, now);
    await rank(db, ids, run, value, now);
  };
  await pool.query('drop table if exists scores.bench_bare');
  await pool.query(
    'create table scores.bench_bare (id bigint primary key, board_id int, sort_key int, achieved_at timestamptz)',
  );
  let inserted = 0;
  const read = {
    name: 'bench_read',
    text: 'select * from scores.board_entry where player_id = $1 and board_id = $2',
  };
  const insert = { name: 'bench_insert', text: 'insert into scores.bench_bare values ($1, $2, $3, now())' };
  const count = {
    name: 'bench_count',
    text: `select count(*) from scores.board_entry where board_id = $1 and not is_guest
      and sort_key < (select sort_key from scores.board_entry where board_id = $1 and player_id = $2)`,
  };
  const works = [
    { name: 'row by its key', work: (at) => pool.query({ ...read, values: [pick(at), board.id] }) },
    { name: 'place with neighbours', work: (at) => findOwn(pool, board, pick(at)) },
    { name: 'count(*)', count: COUNTS, work: (at) => pool.query({ ...count, values: [board.id, pick(at)] }) },
    ...(redis ? [{ name: 'ZRANK', work: (at) => redis.rank(String(pick(at))) }] : []),
    { name: 'plain insert', work: () => pool.query({ ...insert, values: [inserted++, board.id, 1] }) },
    { name: 'submission to one board', work: writeBy(rankOfAllTime) },
    { name: 'submission to four boards', work: writeBy(rankRun) },
    { name: 'the same with its locks', work: submit },
    ...(redis ? [{ name: 'ZADD and ZRANK', work: (at) => redis.submit(60_000 - at, String(pick(at))) }] : []),
  ];
  return { works, submit };
};

const PAIRS = [
  ['place with neighbours', 'row by its key'],
  ['place with neighbours', 'count(*)'],
  ['place with neighbours', 'ZRANK'],
  ['submission to one board', 'plain insert'],
  ['submission to four boards', 'plain insert'],
  ['the same with its locks', 'plain insert'],
  ['submission to four boards', 'ZADD and ZRANK'],
];

/** Prints the table; it judges nothing. */
export const benchBoards = async () => {
  const parts = await loadParts();
  const dataDir = join(root, '.data-bench-boards');
  const { pool, db, close } = await parts.openDatabase({
    dataDir,
    log: silent,
    applicationName: 'starwick-bench',
  });
  let keeper;
  let redis;
  let writers;
  try {
    await parts.migrate(pool, join(root, 'server/db/migrations'), silent);
    const has = await pool.query(
      `select id, game, is_reverse as "isReverse" from scores.board where game = 'bench-0' and period = 'all'`,
    );
    const [board] =
      has.rows.length > 0
        ? has.rows
        : await step(`Making ${BOARDS} boards of ${ROWS.toLocaleString('en')} results`, () =>
            generateBoards(pool, { rows: ROWS, boards: BOARDS }),
          );
    redis = await fillRedis(pool, board.id);
    const { rows } = await pool.query(
      `select p.id from scores.player p tablesample system (5) where not is_guest limit 20000`,
    );
    keeper = parts.startBoardKeeper(db, { now: () => new Date() }, silent);
    const { works, submit } = await worksOf({
      parts,
      pool,
      db,
      board,
      playerIds: rows.map(({ id }) => Number(id)),
      redis,
    });
    writers = startWriters(submit);
    const found = await measure(works);
    say(`${CLIENTS} at a time, ${WRITERS} writers beside them, ${ROUNDS} rounds that take turns`);
    print(found, PAIRS);
  } finally {
    await writers?.stop();
    await keeper?.stop();
    await redis?.close();
    await close();
  }
};

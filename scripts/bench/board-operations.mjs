/**
 * Lists the operations of the boards case: ranks and submissions on a board, and the plain statements that they are
 * compared with.
 */
import { openRedisSet } from './redis-set.mjs';

const COUNTS = 40;
const READ = 'select * from scores.board_entry where player_id = $1 and board_id = $2';
const INSERT = 'insert into scores.bench_bare values ($1, $2, $3, now())';
const COUNT = `select count(*) from scores.board_entry where board_id = $1 and not is_guest
  and sort_key < (select sort_key from scores.board_entry where board_id = $1 and player_id = $2)`;

/** Copies a board to a sorted set of Redis; returns null when no Redis runs on this machine. */
export const copyToRedis = async (pool, boardId) => {
  const redis = await openRedisSet();
  if (!redis) return null;
  const { rows } = await pool.query({
    text: 'select sort_key, player_id from scores.board_entry where board_id = $1',
    values: [boardId],
    rowMode: 'array',
    query_timeout: 120_000,
  });
  await redis.fill(rows);
  return redis;
};

/** Returns submissions of results that improve, so that every submission changes its boards. */
const createSubmissions = ({ parts, db, board, pick }) => {
  const { createBoardIds, openBoards, prepareBoards, rankRun } = parts;
  const ids = createBoardIds();
  let submitted = 0;
  const nextSubmission = () => {
    const index = submitted++;
    const run = {
      playerId: pick(index),
      isGuest: false,
      game: board.game,
      mode: 'bench',
      levelKey: null,
      isOnTime: true,
      isReverse: board.isReverse,
    };
    return { run, value: Math.max(1, 60_000 - Math.floor(index / 2)), now: new Date() };
  };
  return {
    /** Submits as a finished run does: with locks, the statement and a commit. */
    submit: async () => {
      const { run, value, now } = nextSubmission();
      await prepareBoards(db, ids, run, now);
      await db.transaction(async (tx) => {
        if (await openBoards(tx, ids, run, now)) await rankRun(tx, ids, run, value, now);
      });
    },
    /** Submits with a single statement that commits by itself. */
    submitBy: (rank) => async () => {
      const { run, value, now } = nextSubmission();
      await prepareBoards(db, ids, run, now);
      await rank(db, ids, run, value, now);
    },
  };
};

/**
 * Creates the operations, by name; each takes a running number.
 * @returns {Promise<{ operations: { name: string, work: Function, count?: number }[], submit: () => Promise<void> }>}
 */
export const createOperations = async ({ parts, pool, db, board, playerIds, redis }) => {
  const { findOwnPosition, findAllTimeRank, rankRun } = parts;
  const pickPlayer = (index) => playerIds[(index * 7919) % playerIds.length];
  const { submit, submitBy } = createSubmissions({ parts, db, board, pick: pickPlayer });
  await pool.query('drop table if exists scores.bench_bare');
  await pool.query(
    'create table scores.bench_bare (id bigint primary key, board_id int, sort_key int, achieved_at timestamptz)',
  );
  let inserted = 0;
  const namedQuery = (name, text, values) => pool.query({ name, text, values });
  const operations = [
    { name: 'row by key', work: (index) => namedQuery('bench_read', READ, [pickPlayer(index), board.id]) },
    { name: 'rank with neighbors', work: (index) => findOwnPosition(pool, board, pickPlayer(index)) },
    {
      name: '`count(*)`',
      count: COUNTS,
      work: (index) => namedQuery('bench_count', COUNT, [board.id, pickPlayer(index)]),
    },
    { name: 'plain insert', work: () => namedQuery('bench_insert', INSERT, [inserted++, board.id, 1]) },
    { name: 'submission to one board', work: submitBy(findAllTimeRank) },
    { name: 'submission to four boards', work: submitBy(rankRun) },
    { name: 'submission with locks', work: submit },
  ];
  if (redis)
    operations.push(
      { name: 'ZRANK', work: (index) => redis.rank(String(pickPlayer(index))) },
      {
        name: 'ZADD and ZRANK',
        work: (index) => redis.submit(60_000 - index, String(pickPlayer(index))),
      },
    );
  return { operations, submit };
};

/** Pairs of an operation and its reference. */
export const PAIRS = [
  ['rank with neighbors', 'row by key'],
  ['rank with neighbors', '`count(*)`'],
  ['rank with neighbors', 'ZRANK'],
  ['submission to one board', 'plain insert'],
  ['submission to four boards', 'plain insert'],
  ['submission with locks', 'plain insert'],
  ['submission to four boards', 'ZADD and ZRANK'],
];

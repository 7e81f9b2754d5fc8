/** Generates boards inside the database, for the benchmarks and for the deep test of ranks. */

/** Distributions of results, as SQL for the sort key of player `n`. */
const VALUE_EXPRESSIONS = {
  /** Every second result is a tie. */
  halfTies: 'case when n % 2 = 0 then 120000 else 30000 + (n::bigint * 7919 % 1800000)::int end',
  oneValue: '90000',
  /** Uses every value up to the largest that a board can hold. */
  whole: '(n::bigint * 2654435761 % 2147483648)::int',
  times: '60000 + (n::bigint * 7919 % 900000)::int',
};

/** @typedef {{ id: number, game: string, isReverse: boolean, spread: keyof typeof VALUE_EXPRESSIONS }} GeneratedBoard */

const SHIFTS = '(values (0), (5), (10), (15), (20), (25), (30)) s (shift)';

const addPlayers = (run, rows) =>
  run(
    `insert into scores.player (subject, is_guest, display_name)
     select 'bench:' || n, n % 5 = 0, 'Player ' || n from generate_series(1, ${rows}) n
     on conflict (subject) do nothing`,
  );

const addBoard = async (run, { game, mode = 'bench', isReverse, spread, rows }) => {
  const { rows: made } = await run(
    `insert into scores.board (game, mode, period, key, is_reverse) values ($1, $2, 'all', '', $3) returning id`,
    [game, mode, isReverse],
  );
  const id = Number(made[0].id);
  await run(
    `insert into scores.board_entry (player_id, board_id, sort_key, achieved_at, is_guest)
     select p.id, $1, ${VALUE_EXPRESSIONS[spread]}, timestamptz '2026-01-01Z' + make_interval(secs => n % 86400), p.is_guest
     from generate_series(1, ${rows}) n join scores.player p on p.subject = 'bench:' || n`,
    [id],
  );
  await run(
    `insert into scores.board_count (board_id, shift, bucket, listed, everybody)
     select $1, shift, sort_key >> shift, sum(listed), sum(everybody) from (
       select sort_key, count(*) filter (where not is_guest) as listed, count(*) as everybody
       from scores.board_entry where board_id = $1 group by 1
     ) v cross join ${SHIFTS} group by 2, 3`,
    [id],
  );
  return { id, game, isReverse, spread };
};

/**
 * Adds the board of all time of a game's mode, filled with results, unless it exists.
 * @param {import('pg').Pool} pool
 * @param {{ game: string, mode: string, isReverse: boolean, rows: number }} board
 */
export const fillBoard = async (pool, board) => {
  const { rows } = await pool.query(
    `select id from scores.board where game = $1 and mode = $2 and period = 'all' and key = ''`,
    [board.game, board.mode],
  );
  if (rows.length > 0) return;
  const run = (text, values = []) => pool.query(text, values);
  await addPlayers(run, board.rows);
  await addBoard(run, { ...board, spread: 'times' });
};

/**
 * Fills boards of `rows` results each on a migrated database that has no boards yet; one player in five is a guest.
 * @param {import('pg').Pool} pool
 * @param {{ rows: number, boards: number }} size
 * @returns {Promise<GeneratedBoard[]>}
 */
export const generateBoards = async (pool, { rows, boards }) => {
  const client = await pool.connect();
  const run = (text, values = []) => client.query({ text, values, query_timeout: 2 ** 31 - 1 });
  try {
    await run("set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    await addPlayers(run, rows);
    await run('analyze scores.player');
    // Building an index over existing rows is faster than adding to it row by row.
    const { rows: indexes } = await run(
      `select indexdef from pg_indexes where schemaname = 'scores' and indexname = 'board_entry_order'`,
    );
    await run('drop index scores.board_entry_order');
    await run('alter table scores.board_entry drop constraint board_entry_player_id_board_id_pk');
    const spreads = Object.keys(VALUE_EXPRESSIONS);
    const made = [];
    for (let at = 0; at < boards; at += 1)
      made.push(
        await addBoard(run, {
          game: `bench-${at}`,
          isReverse: at % 3 !== 1,
          spread: spreads[at % spreads.length],
          rows,
        }),
      );
    await run(
      `alter table scores.board_entry add constraint board_entry_player_id_board_id_pk primary key (player_id, board_id)`,
    );
    await run(indexes[0].indexdef);
    await run('vacuum analyze scores.board_entry, scores.board_count, scores.player');
    return made;
  } finally {
    client.release(true);
  }
};

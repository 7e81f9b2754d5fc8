/** Reading places from counts: the SQL that sums what is better, whatever the board's size and the values on it. */

// Each bucket is split into 32: at most 7 × 31 rows lie before any key, and they are what a place costs.
const SHIFTS = '(values (0), (5), (10), (15), (20), (25), (30)) level (shift)';

/**
 * The common table `pending` that the items below need: what is not folded into the buckets of their boards yet.
 * @param boards SQL of the board's number, or of several in parentheses
 */
export const pendingOf = (boards: string): string =>
  `pending as materialized (select board_id, sort_key, listed, everybody from scores.board_change where board_id in (${boards}))`;

const summed = (board: string, rows: string, wherePending: string): string => `lateral (
  select coalesce(sum(c.listed), 0)::int as listed, coalesce(sum(c.everybody), 0)::int as everybody from (
    ${rows} union all
    select p.listed, p.everybody from pending p where p.board_id = ${board} and ${wherePending}
  ) c)`;

/**
 * A lateral item with the columns `listed` and `everybody`: how many rows of the board have a smaller sort key.
 * @param key SQL of the sort key
 */
export const betterThan = (board: string, key: string): string =>
  // The limit cuts nothing off: it tells the planner how few rows there can be.
  summed(
    board,
    `select n.listed, n.everybody from ${SHIFTS} cross join lateral (
      select listed, everybody from scores.board_count
      where board_id = ${board} and shift = level.shift
        and bucket >= ((${key}::bigint >> (level.shift + 5)) << 5)::int
        and bucket < (${key}::bigint >> level.shift)::int
      order by bucket limit 31) n`,
    `p.sort_key < ${key}`,
  );

/** A lateral item as above: how many rows have this very sort key. */
export const equalTo = (board: string, key: string): string =>
  summed(
    board,
    `select listed, everybody from scores.board_count where board_id = ${board} and shift = 0 and bucket = ${key}`,
    `p.sort_key = ${key}`,
  );

/** A lateral item as above: how many rows the board has. */
export const allOf = (board: string): string =>
  summed(
    board,
    `(select listed, everybody from scores.board_count where board_id = ${board} and shift = 30 order by bucket limit 2)`,
    'true',
  );

/**
 * Moves what submissions left into the buckets. One statement, so that every reader sees each count once; one process at a time.
 * The rows are written in the order of their keys.
 */
export const FOLD = `with taken as (
    delete from scores.board_change where (select pg_try_advisory_xact_lock(hashtextextended('scores: fold', 0)))
    returning board_id, sort_key, listed, everybody
  ), folded as (
    insert into scores.board_count as c (board_id, shift, bucket, listed, everybody)
    select board_id, shift, sort_key >> shift as bucket, sum(listed), sum(everybody)
    from taken cross join ${SHIFTS}
    group by 1, 2, 3
    having sum(listed) <> 0 or sum(everybody) <> 0
    order by 1, 2, 3
    on conflict (board_id, shift, bucket) do update
      set listed = c.listed + excluded.listed, everybody = c.everybody + excluded.everybody
  )
  select count(*)::int as taken from taken`;

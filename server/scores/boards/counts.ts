/** SQL that computes ranks from counts. The cost does not depend on the size and values of the board. */

// Each bucket is divided into 32 smaller ones on 7 levels, so a rank is the sum of at most 7 × 31 rows.
const LEVELS_SQL = '(values (0), (5), (10), (15), (20), (25), (30)) level (shift)';

/**
 * Returns the common table expression `pending` for the queries below: the counts that are not folded yet.
 * @param boards SQL for a board id, or for several in parentheses
 */
export const pendingChangesCondition = (boards: string): string =>
  `pending as materialized (select board_id, sort_key, listed, everybody from scores.board_change where board_id in (${boards}))`;

const sumCountsSql = (board: string, rows: string, wherePending: string): string => `lateral (
  select coalesce(sum(c.listed), 0)::int as listed, coalesce(sum(c.everybody), 0)::int as everybody from (
    ${rows} union all
    select p.listed, p.everybody from pending p where p.board_id = ${board} and ${wherePending}
  ) c)`;

/**
 * Returns a lateral subquery with the columns `listed` and `everybody`: the numbers of entries with a smaller sort
 * key.
 * @param key SQL for the sort key
 */
export const betterCountSql = (board: string, key: string): string =>
  // The limit removes no rows; it tells the planner how few rows there are.
  sumCountsSql(
    board,
    `select n.listed, n.everybody from ${LEVELS_SQL} cross join lateral (
      select listed, everybody from scores.board_count
      where board_id = ${board} and shift = level.shift
        and bucket >= ((${key}::bigint >> (level.shift + 5)) << 5)::int
        and bucket < (${key}::bigint >> level.shift)::int
      order by bucket limit 31) n`,
    `p.sort_key < ${key}`,
  );

/** Returns a lateral subquery like `betterCountSql`, for the number of entries with this sort key. */
export const equalCountSql = (board: string, key: string): string =>
  sumCountsSql(
    board,
    `select listed, everybody from scores.board_count where board_id = ${board} and shift = 0 and bucket = ${key}`,
    `p.sort_key = ${key}`,
  );

/** Returns a lateral subquery like `betterCountSql`, for the number of all entries on the board. */
export const totalCountSql = (board: string): string =>
  sumCountsSql(
    board,
    `(select listed, everybody from scores.board_count where board_id = ${board} and shift = 30 order by bucket limit 2)`,
    'true',
  );

/**
 * Moves pending counts into the buckets in one statement, so that readers see each count exactly once. Only one
 * process may run it at a time. Writes rows in key order.
 */
export const FOLD_SQL = `with taken as (
    delete from scores.board_change where (select pg_try_advisory_xact_lock(hashtextextended('scores: fold', 0)))
    returning board_id, sort_key, listed, everybody
  ), folded as (
    insert into scores.board_count as c (board_id, shift, bucket, listed, everybody)
    select board_id, shift, sort_key >> shift as bucket, sum(listed), sum(everybody)
    from taken cross join ${LEVELS_SQL}
    group by 1, 2, 3
    having sum(listed) <> 0 or sum(everybody) <> 0
    order by 1, 2, 3
    on conflict (board_id, shift, bucket) do update
      set listed = c.listed + excluded.listed, everybody = c.everybody + excluded.everybody
  )
  select count(*)::int as taken from taken`;

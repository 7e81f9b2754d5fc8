/** Submits a ranked result to its boards in one statement that locks only the player's own rows. */
import { queryNamed, type StatementRunner } from '../../db/query-named';
import { sortKeyOf, valueOfSortKey } from './board-key';
import { totalCountSql, betterCountSql, pendingChangesCondition } from './counts';

export interface BoardResult {
  playerId: number;
  isGuest: boolean;
  value: number;
  isReverse: boolean;
  finishedAt: Date;
  /** The ids of the result's boards. */
  boardIds: readonly number[];
  /** The id of the board whose rank is returned. */
  rankBoardId: number;
  /** The id of the board whose value is the player's best. */
  bestBoardId: number;
}

export interface BoardPlacement {
  /** The rank among listed entries; equal values share a rank. For a guest, the rank that the value would have. */
  rank: number;
  entrants: number;
  best: number;
}

// The player's lock prevents changes to the player's earlier entries, so they are read without row locks.
const SUBMIT_SQL = `with ${pendingChangesCondition('$6::int')}, old as (
    select board_id, sort_key from scores.board_entry where player_id = $1 and board_id = any($3::int[])
  ), written as (
    insert into scores.board_entry as e (player_id, board_id, sort_key, achieved_at, is_guest)
    select $1, id, $4, $5, $2 from unnest($3::int[]) id order by id
    on conflict (player_id, board_id) do update
      set sort_key = excluded.sort_key, achieved_at = excluded.achieved_at
      where excluded.sort_key < e.sort_key
    returning board_id
  ), changed as (
    insert into scores.board_change (board_id, sort_key, listed, everybody)
    select board_id, $4, case when $2 then 0 else 1 end, 1 from written
    union all
    select board_id, sort_key, case when $2 then 0 else -1 end, -1 from old join written using (board_id)
  ), own as (
    select (select sort_key from old where board_id = $6::int) as before,
           least((select sort_key from old where board_id = $7::int), $4::int) as best
  )
  select better.listed + 1 as rank, own.best,
         total.listed + case when $2 or own.before is null then 1 else 0 end as entrants
  from own cross join ${betterCountSql('$6::int', 'least(own.before, $4::int)')} better cross join ${totalCountSql('$6::int')} total`;

/**
 * Submits a result; the caller must hold the player's lock (lockSubmission). A result that is not better than the
 * player's previous one changes nothing.
 */
export const recordOnBoards = async (tx: StatementRunner, result: BoardResult): Promise<BoardPlacement> => {
  const { playerId, isGuest, value, isReverse, finishedAt, boardIds, rankBoardId, bestBoardId } = result;
  const [row] = await queryNamed<BoardPlacement>(tx, {
    name: 'board_submit',
    text: SUBMIT_SQL,
    values: [
      playerId,
      isGuest,
      boardIds,
      sortKeyOf(value, isReverse),
      finishedAt.toISOString(),
      rankBoardId,
      bestBoardId,
    ],
  });
  if (!row) throw new Error('A submission returned no rank.');
  return { rank: row.rank, entrants: row.entrants, best: valueOfSortKey(row.best, isReverse) };
};

/** Lists the top entries of a board: only members, because guests have no rank until they join (docs/scores.md). */
import type { Pool } from 'pg';
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { totalCountSql, pendingChangesCondition } from './counts';
import { ENTRY_COLUMNS, toLeaderboardEntry, type EntryRow, type BoardReference } from './rows';

const TOP_SQL = `with ${pendingChangesCondition('$1::int')} select ${ENTRY_COLUMNS}, total.listed
  from (
    select player_id, achieved_at, sort_key from scores.board_entry
    where board_id = $1 and not is_guest
    order by sort_key, achieved_at, player_id limit $2
  ) e
  join scores.player p on p.id = e.player_id
  cross join ${totalCountSql('$1::int')} total
  order by e.sort_key, e.achieved_at, e.player_id`;

/** Lists the top entries. Equal values share a rank and are ordered by the time of their results. */
export const listTopEntries = async (
  pool: Pick<Pool, 'query'>,
  { id, isReverse }: BoardReference,
  limit: number,
  viewerId: number | null,
): Promise<{ entries: LeaderboardEntry[]; entrants: number }> => {
  const { rows } = await pool.query<EntryRow & { listed: number }>({
    name: 'board_top',
    text: TOP_SQL,
    values: [id, limit],
  });
  let rank = 1;
  const entries = rows.map((row, at) => {
    if (row.sortKey !== rows[at - 1]?.sortKey) rank = at + 1;
    return toLeaderboardEntry(row, rank, isReverse, viewerId);
  });
  return { entries, entrants: rows[0]?.listed ?? 0 };
};

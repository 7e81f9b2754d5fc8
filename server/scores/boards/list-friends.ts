/** Lists the entries of the members that the browser names, because the scores service does not store friends. */
import type { Pool } from 'pg';
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { betterCountSql, pendingChangesCondition } from './counts';
import { ENTRY_COLUMNS, toLeaderboardEntry, type EntryRow, type BoardReference } from './rows';

const FRIENDS_SQL = `with ${pendingChangesCondition('$1::int')} select ${ENTRY_COLUMNS}, better.listed + 1 as rank
  from scores.player p
  join scores.board_entry e on e.player_id = p.id and e.board_id = $1
  cross join ${betterCountSql('$1::int', 'e.sort_key')} better
  where p.subject = any($2::text[]) and not e.is_guest
  order by e.sort_key, e.achieved_at, e.player_id`;

/**
 * Lists entries.
 * @param uids the members' uids in the product
 * @returns their entries, best first, with their ranks among all listed entries
 */
export const listFriendEntries = async (
  pool: Pick<Pool, 'query'>,
  { id, isReverse }: BoardReference,
  uids: readonly string[],
  viewerId: number | null,
): Promise<LeaderboardEntry[]> => {
  if (uids.length === 0) return [];
  const subjects = uids.map((uid) => `member:${uid}`);
  const { rows } = await pool.query<EntryRow & { rank: number }>({
    name: 'board_friends',
    text: FRIENDS_SQL,
    values: [id, subjects],
  });
  return rows.map((row) => toLeaderboardEntry(row, row.rank, isReverse, viewerId));
};

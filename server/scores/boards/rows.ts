/** Board entries as read from the database, and as returned by the API. */
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { valueOfSortKey } from './board-key';

/** The data of a board that its queries need. */
export interface BoardReference {
  id: number;
  isReverse: boolean;
}

export interface EntryRow {
  playerId: string;
  displayName: string;
  avatarUrl: string | null;
  achievedAt: string | Date;
  sortKey: number;
}

/** The columns of EntryRow, selected from an entry `e` and its player `p`. */
export const ENTRY_COLUMNS = `e.player_id as "playerId", p.display_name as "displayName", p.avatar_url as "avatarUrl",
  e.achieved_at as "achievedAt", e.sort_key as "sortKey"`;

/**
 * Converts a row to an entry.
 * @param you the id of the requesting player, whose own entry is marked
 */
export const toLeaderboardEntry = (
  row: EntryRow,
  rank: number,
  isReverse: boolean,
  you: number | null,
): LeaderboardEntry => ({
  displayName: row.displayName,
  avatarUrl: row.avatarUrl,
  dateCreated: new Date(row.achievedAt).toISOString(),
  value: valueOfSortKey(row.sortKey, isReverse),
  rank,
  isYou: you !== null && Number(row.playerId) === you,
});

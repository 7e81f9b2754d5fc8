/** Finds a player's own entry and its neighbors, with a cost that does not depend on the board's size. */
import type { Pool } from 'pg';
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { totalCountSql, betterCountSql, equalCountSql, pendingChangesCondition } from './counts';
import { ENTRY_COLUMNS, toLeaderboardEntry, type EntryRow, type BoardReference } from './rows';

export interface OwnBoardPosition {
  own: LeaderboardEntry | null;
  /** Up to two listed entries above and two below, best first. */
  neighbors: LeaderboardEntry[];
  /** The number of listed members, plus the requesting player if that player is a guest. */
  entrants: number;
  /** The share of all players, including guests, whose value is at least as good; null without other players. */
  percentile: number | null;
}

const NEIGHBOR_COUNT = 2;
export const NO_OWN_POSITION: OwnBoardPosition = { own: null, neighbors: [], entrants: 0, percentile: null };

const neighborsSql = (sign: '<' | '>', order: 'asc' | 'desc') => `
  select n.player_id, n.sort_key, n.achieved_at, false from own cross join lateral (
    select player_id, sort_key, achieved_at from scores.board_entry
    where board_id = $1 and not is_guest
      and (sort_key, achieved_at, player_id) ${sign} (own.sort_key, own.achieved_at, $2::bigint)
    order by sort_key ${order}, achieved_at ${order}, player_id ${order} limit ${NEIGHBOR_COUNT}
  ) n`;

const OWN_POSITION_SQL = `with ${pendingChangesCondition('$1::int')}, own as (
    select sort_key, achieved_at, is_guest from scores.board_entry where board_id = $1 and player_id = $2
  ), e as (
    select $2::bigint as player_id, sort_key, achieved_at, true as is_own from own
    union all ${neighborsSql('<', 'desc')}
    union all ${neighborsSql('>', 'asc')}
  )
  select ${ENTRY_COLUMNS}, e.is_own as "isOwn", own.is_guest as "isGuest", tied.listed as "tied", better.listed as "listedBetter",
         better.everybody as "allBetter", total.listed, total.everybody as "totalCount"
  from own
  cross join ${betterCountSql('$1::int', 'own.sort_key')} better
  cross join ${totalCountSql('$1::int')} total
  cross join e
  cross join ${equalCountSql('$1::int', 'e.sort_key')} tied
  join scores.player p on p.id = e.player_id
  order by e.sort_key, e.achieved_at, e.player_id`;

interface OwnPositionRow extends EntryRow {
  isOwn: boolean;
  isGuest: boolean;
  /** The number of listed entries with the same value. */
  tied: number;
  listedBetter: number;
  allBetter: number;
  listed: number;
  totalCount: number;
}

/**
 * Computes ranks outward from the player's own entry. The rank changes by the number of entries that share a
 * neighbor's value.
 */
const rankRows = (rows: readonly OwnPositionRow[], at: number, ownRank: number): number[] => {
  const ranks: number[] = [];
  ranks[at] = ownRank;
  for (let above = at - 1; above >= 0; above -= 1) {
    const [row, next] = [rows[above] as OwnPositionRow, rows[above + 1] as OwnPositionRow];
    ranks[above] = (ranks[above + 1] ?? 0) - (row.sortKey === next.sortKey ? 0 : row.tied);
  }
  for (let below = at + 1; below < rows.length; below += 1) {
    const [row, previous] = [rows[below] as OwnPositionRow, rows[below - 1] as OwnPositionRow];
    ranks[below] = (ranks[below - 1] ?? 0) + (row.sortKey === previous.sortKey ? 0 : previous.tied);
  }
  return ranks;
};

/** Returns the player's entry. A guest gets the rank that the value would have among the listed entries. */
export const findOwnPosition = async (
  pool: Pick<Pool, 'query'>,
  { id, isReverse }: BoardReference,
  playerId: number,
): Promise<OwnBoardPosition> => {
  const { rows } = await pool.query<OwnPositionRow>({
    name: 'board_own',
    text: OWN_POSITION_SQL,
    values: [id, playerId],
  });
  const at = rows.findIndex(({ isOwn }) => isOwn);
  const own = rows[at];
  if (!own) return NO_OWN_POSITION;
  const ranks = rankRows(rows, at, own.listedBetter + 1);
  const entries = rows.map((row, index) => toLeaderboardEntry(row, ranks[index] ?? 0, isReverse, playerId));
  return {
    own: entries[at] ?? null,
    neighbors: entries.filter((_entry, index) => index !== at),
    entrants: own.listed + (own.isGuest ? 1 : 0),
    percentile: own.totalCount > 1 ? (own.allBetter + 1) / own.totalCount : null,
  };
};

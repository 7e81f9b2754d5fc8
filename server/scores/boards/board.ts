/** Boards: which rows rank, in which order, and where a value stands. */
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BoardPeriod, GameMode, LeaderboardEntry } from '@/lib/contract/scores-entities';
import { addDays } from '@/lib/domain/days';

export interface BoardKey {
  game: string;
  mode: GameMode;
  /** Set for the board of one daily level. */
  levelKey: string | null;
  period: BoardPeriod;
  /** The date (UTC) that the period lies around. */
  day: string;
}

interface Row extends Record<string, unknown> {
  displayName: string;
  avatarUrl: string | null;
  dateCreated: Date;
  value: number;
  playerId: string;
  isGuest: boolean;
}

const mondayOf = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
};

/** First and last date of the period around a day; null for all time. */
export const rangeOf = (period: BoardPeriod, day: string): { from: string; until: string } | null => {
  if (period === 'all') return null;
  if (period === 'day') return { from: day, until: addDays(day, 1) };
  if (period === 'week') return { from: mondayOf(day), until: addDays(mondayOf(day), 7) };
  const first = `${day.slice(0, 7)}-01`;
  return { from: first, until: `${addDays(first, 31).slice(0, 7)}-01` };
};

const order = (mode: GameMode): SQL => (mode.reverse ? sql`asc` : sql`desc`);

/** One row a player: its best value on this board and when it was reached. */
const rowsOf = ({ game, mode, levelKey, period, day }: BoardKey): SQL => {
  if (levelKey) {
    return sql`select player_id, value, finished_at as achieved_at, is_guest from scores.run
      where is_ranked and game = ${game} and mode = ${mode.key} and level_key = ${levelKey}`;
  }
  const range = rangeOf(period, day);
  if (!range) {
    return sql`select player_id, value, achieved_at, is_guest from scores.best
      where game = ${game} and mode = ${mode.key}`;
  }
  return sql`select distinct on (player_id) player_id, value, finished_at as achieved_at, is_guest from scores.run
    where is_ranked and game = ${game} and mode = ${mode.key}
      and finished_at >= ${range.from}::date and finished_at < ${range.until}::date
    order by player_id, value ${order(mode)}, finished_at`;
};

const entryOf = (row: Row, rank: number, playerId: number | null): LeaderboardEntry => ({
  displayName: row.displayName,
  avatarUrl: row.avatarUrl,
  dateCreated: new Date(row.dateCreated).toISOString(),
  value: row.value,
  rank,
  isYou: playerId !== null && Number(row.playerId) === playerId,
});

/** The listed top of a board: members only, guests have no place there until they join (runs-and-days.md). */
export const listTop = async (
  db: NodePgDatabase,
  board: BoardKey,
  limit: number,
  playerId: number | null,
): Promise<{ entries: LeaderboardEntry[]; entrants: number }> => {
  const { rows } = await db.execute<Row & { rank: string; entrants: string }>(sql`
    with board as (${rowsOf(board)}),
    ranked as (
      select *, rank() over (order by value ${order(board.mode)}) as rank, count(*) over () as entrants
      from board where not is_guest
    )
    select p.display_name as "displayName", p.avatar_url as "avatarUrl", r.achieved_at as "dateCreated",
           r.value, r.player_id as "playerId", r.is_guest as "isGuest", r.rank, r.entrants
    from ranked r join scores.player p on p.id = r.player_id
    order by r.value ${order(board.mode)}, r.achieved_at, r.player_id
    limit ${limit}`);
  return {
    entries: rows.map((row) => entryOf(row, Number(row.rank), playerId)),
    entrants: Number(rows[0]?.entrants ?? 0),
  };
};

/** The player's own row and place; a guest's place is the one its value would take among the listed. */
export const findOwn = async (
  db: NodePgDatabase,
  board: BoardKey,
  playerId: number,
): Promise<{ own: LeaderboardEntry | null; entrants: number; percentile: number | null }> => {
  const better = board.mode.reverse ? sql`b.value < o.value` : sql`b.value > o.value`;
  const { rows } = await db.execute<
    Row & { listedBetter: string; allBetter: string; listed: string; everybody: string }
  >(sql`
    with board as (${rowsOf(board)}),
    own as (select * from board where player_id = ${playerId})
    select p.display_name as "displayName", p.avatar_url as "avatarUrl", o.achieved_at as "dateCreated",
           o.value, o.player_id as "playerId", o.is_guest as "isGuest",
           (select count(*) from board b where not b.is_guest and ${better}) as "listedBetter",
           (select count(*) from board b where ${better}) as "allBetter",
           (select count(*) from board b where not b.is_guest) as listed,
           (select count(*) from board b) as everybody
    from own o join scores.player p on p.id = o.player_id`);
  const row = rows[0];
  if (!row) return { own: null, entrants: 0, percentile: null };
  const everybody = Number(row.everybody);
  return {
    own: entryOf(row, Number(row.listedBetter) + 1, playerId),
    entrants: Number(row.listed) + (row.isGuest ? 1 : 0),
    percentile: everybody > 1 ? (Number(row.allBetter) + 1) / everybody : null,
  };
};

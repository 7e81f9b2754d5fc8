/** Boards: which rows rank, in which order, and where a value stands. */
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig } from 'pg';
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

const entryOf = (row: Row, rank: number, playerId: number | null): LeaderboardEntry => ({
  displayName: row.displayName,
  avatarUrl: row.avatarUrl,
  dateCreated: new Date(row.dateCreated).toISOString(),
  value: row.value,
  rank,
  isYou: playerId !== null && Number(row.playerId) === playerId,
});

/** One row a player: its best value on this board and when it was reached. */
const boardRowsText = ({ game, mode, levelKey, period, day }: BoardKey) => {
  const direction = mode.reverse ? 'asc' : 'desc';
  if (levelKey) {
    return {
      kind: `level_${direction}`,
      values: [game, mode.key, levelKey],
      text: `select player_id, value, finished_at as achieved_at, is_guest from scores.run
        where is_ranked and game = $1 and mode = $2 and level_key = $3`,
    };
  }
  const range = rangeOf(period, day);
  if (!range) {
    return {
      kind: `all_${direction}`,
      values: [game, mode.key],
      text: `select player_id, value, achieved_at, is_guest from scores.best where game = $1 and mode = $2`,
    };
  }
  return {
    kind: `range_${direction}`,
    values: [game, mode.key, range.from, range.until],
    text: `select distinct on (player_id) player_id, value, finished_at as achieved_at, is_guest from scores.run
      where is_ranked and game = $1 and mode = $2 and finished_at >= $3::date and finished_at < $4::date
      order by player_id, value ${direction}, finished_at`,
  };
};

// The most asked query of all: a named statement, so that the server plans it once a connection.
const topStatement = (board: BoardKey, limit: number): QueryConfig => {
  const { kind, values, text } = boardRowsText(board);
  const direction = board.mode.reverse ? 'asc' : 'desc';
  return {
    name: `board_top_${kind}`,
    values: [...values, limit],
    text: `with board as (${text}),
      ranked as (
        select *, rank() over (order by value ${direction}) as rank, count(*) over () as entrants
        from board where not is_guest
      )
      select p.display_name as "displayName", p.avatar_url as "avatarUrl", r.achieved_at as "dateCreated",
             r.value, r.player_id as "playerId", r.is_guest as "isGuest", r.rank, r.entrants
      from ranked r join scores.player p on p.id = r.player_id
      order by r.value ${direction}, r.achieved_at, r.player_id
      limit $${values.length + 1}`,
  };
};

/** The listed top of a board: members only, guests have no place there until they join (runs-and-days.md). */
export const listTop = async (
  pool: Pick<Pool, 'query'>,
  board: BoardKey,
  limit: number,
  playerId: number | null,
): Promise<{ entries: LeaderboardEntry[]; entrants: number }> => {
  const { rows } = await pool.query<Row & { rank: string; entrants: string }>(topStatement(board, limit));
  return {
    entries: rows.map((row) => entryOf(row, Number(row.rank), playerId)),
    entrants: Number(rows[0]?.entrants ?? 0),
  };
};

// Inside a transaction Drizzle has the connection: the same text, its placeholders made Drizzle's.
const asSql = ({ text, values }: { text: string; values: readonly unknown[] }): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`)),
  );

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
    with board as (${asSql(boardRowsText(board))}),
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

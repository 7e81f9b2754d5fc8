/** Lists the player's own ledger entries, newest first, and the token balance. */
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { streakEntry, tokenEntry } from '../../db/schema/streaks';
import type { Player } from '../players/current-player';
import type { ScoresService } from '../service';
import { ANY_DAILY } from './compute-streaks';

const PAGE_ROWS = 50;

interface PageQuery {
  before?: number | undefined;
  limit?: number | undefined;
}

const toPage = <T extends { id: number }>(rows: readonly T[], limit: number) => ({
  rows: rows.slice(0, limit),
  next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
});

/** Lists the changes of the player's streaks. `next` is the value of `before` for the following page; null on the last page. */
export const listStreakEntries = async (
  { db }: ScoresService,
  { id }: Player,
  { before, limit = PAGE_ROWS, game }: PageQuery & { game?: string | undefined },
) => {
  const found = await db
    .select()
    .from(streakEntry)
    .where(
      and(
        eq(streakEntry.playerId, id),
        before === undefined ? undefined : lt(streakEntry.id, before),
        game === undefined ? undefined : eq(streakEntry.scope, game),
      ),
    )
    .orderBy(desc(streakEntry.id))
    .limit(limit + 1);
  const { rows, next } = toPage(found, limit);
  const entries = rows.map(({ scope, day, event, amount, reason, at, ...row }) => ({
    id: String(row.id),
    game: scope === ANY_DAILY ? null : scope,
    level_key: day,
    event,
    amount,
    reason,
    at: at.toISOString(),
  }));
  return { entries, next };
};

/** Lists the changes of the player's token balance, with the same paging as `listStreakEntries`. */
export const listTokenEntries = async (
  { db }: ScoresService,
  { id }: Player,
  { before, limit = PAGE_ROWS }: PageQuery,
) => {
  const found = await db
    .select()
    .from(tokenEntry)
    .where(and(eq(tokenEntry.playerId, id), before === undefined ? undefined : lt(tokenEntry.id, before)))
    .orderBy(desc(tokenEntry.id))
    .limit(limit + 1);
  const { rows, next } = toPage(found, limit);
  const entries = rows.map(({ day, item, amount, reason, at, ...row }) => ({
    id: String(row.id),
    level_key: day,
    item,
    amount,
    reason,
    at: at.toISOString(),
  }));
  return { entries, next };
};

/** Returns the player's token balance, the sum of the ledger; 0 for a member who has never played. */
export const getTokenBalance = async (
  { db }: { db: Pick<NodePgDatabase, 'select'> },
  player: Player | null,
) => {
  if (!player) return { total_tokens: 0 };
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${tokenEntry.amount}), 0)::int` })
    .from(tokenEntry)
    .where(eq(tokenEntry.playerId, player.id));
  return { total_tokens: row?.total ?? 0 };
};

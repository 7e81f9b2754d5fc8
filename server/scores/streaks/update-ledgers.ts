/** Updates a player's ledgers from the runs, by only appending rows. */
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { tokensForDay } from '@/lib/domain/play/daily-tokens';
import { type LedgerReason, streakEntry, tokenEntry } from '../../db/schema/streaks';
import type { ScoresService } from '../service';
import {
  type StreakChange,
  computeStreakChanges,
  type TokenChange,
  computeTokenChanges,
  type RecordedDayEvent,
} from './ledger-changes';
import { lockPlayers } from '../boards/locks';
import type { Transaction } from './transaction';
import { readLevels } from './read-levels';
import { ANY_DAILY, readSchedules, type StreakContext, computeStreaks } from './compute-streaks';

// PostgreSQL allows 65,535 parameters per statement.
const ROWS_PER_STATEMENT = 2_000;

export interface LedgerUpdate {
  streaks: readonly (StreakChange & { scope: string })[];
  tokens: readonly TokenChange[];
}

const readDayEvents = async (tx: Transaction, playerId: number, scopes: readonly string[] | null) => {
  const rows = await tx
    .select({
      scope: streakEntry.scope,
      day: streakEntry.day,
      event: streakEntry.event,
      rowCount: sql<number>`count(*)::int`,
    })
    .from(streakEntry)
    .where(
      and(eq(streakEntry.playerId, playerId), scopes ? inArray(streakEntry.scope, [...scopes]) : undefined),
    )
    .groupBy(streakEntry.scope, streakEntry.day, streakEntry.event)
    .orderBy(streakEntry.scope, streakEntry.day, streakEntry.event);
  const byScope = new Map<string, RecordedDayEvent[]>();
  for (const { scope, ...fact } of rows) {
    const facts = byScope.get(scope) ?? [];
    facts.push(fact);
    byScope.set(scope, facts);
  }
  return byScope;
};

const readTokens = (tx: Transaction, playerId: number) =>
  tx
    .select({
      day: sql<string>`${tokenEntry.day}::text`,
      rowCount: sql<number>`count(*)::int`,
      amount: sql<number>`sum(${tokenEntry.amount})::int`,
    })
    .from(tokenEntry)
    .where(and(eq(tokenEntry.playerId, playerId), isNotNull(tokenEntry.day)))
    .groupBy(tokenEntry.day);

const splitIntoChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );

/**
 * Recomputes a player's streaks and tokens from the runs, and appends the missing rows to the ledgers.
 * @param game updates only this game's streak and the streak across all dailies; all streaks by default
 * @param isDry returns the missing rows without appending them
 */
export const updateLedgers = async (
  service: Pick<ScoresService, 'findGame'>,
  tx: Transaction,
  playerId: number,
  {
    zones,
    at,
    game,
    reason,
    isDry = false,
  }: StreakContext & { game?: string; reason: LedgerReason; isDry?: boolean },
): Promise<LedgerUpdate> => {
  await lockPlayers(tx, [playerId]);
  const levels = await readLevels(tx, playerId);
  const schedules = await readSchedules(
    service,
    levels.map((level) => level.game),
    tx,
  );
  const reported = computeStreaks(levels, schedules, { zones, at });
  const written = await readDayEvents(tx, playerId, game === undefined ? null : [game, ANY_DAILY]);
  const scopes =
    game === undefined ? [...new Set([...reported.keys(), ...written.keys()])] : [game, ANY_DAILY];
  const streaks = scopes.flatMap((scope) =>
    computeStreakChanges(written.get(scope) ?? [], reported.get(scope)?.dayEvents ?? []).map((change) => ({
      scope,
      ...change,
    })),
  );
  const lengths = [...(reported.get(ANY_DAILY)?.lengths ?? [])];
  const tokens = computeTokenChanges(
    await readTokens(tx, playerId),
    new Map(lengths.map(([day, length]) => [day, tokensForDay(length)])),
  );
  if (isDry) return { streaks, tokens };
  const common = { playerId, reason, at: new Date(at) };
  for (const rows of splitIntoChunks(streaks))
    await tx.insert(streakEntry).values(rows.map((row) => ({ ...row, ...common })));
  for (const rows of splitIntoChunks(tokens))
    await tx.insert(tokenEntry).values(rows.map((row) => ({ ...row, ...common })));
  return { streaks, tokens };
};

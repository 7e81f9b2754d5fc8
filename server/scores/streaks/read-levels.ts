/** Reads from the runs which daily levels a player has finished on time, or still can. */
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { run } from '../../db/schema/scores';
import { DAILY_MODE } from '../runs/start-run';

export interface PlayedLevel {
  game: string;
  key: string;
  isDone: boolean;
  /** The start time, in milliseconds since 1970, of an open run that can still finish on time; null if there is none. */
  openRunStartedAt: number | null;
}

// A merge may turn a run that was on time into practice; its day still counts for the streak.
const isDoneColumn: SQL = sql`${run.state} = 'finished' and ${run.isOnTime} and ${run.verdict} <> 'quarantined'`;
const isOpenCondition: SQL = sql`${run.state} = 'open' and ${run.isOnTime}`;

/**
 * Reads the levels.
 * @param games reads only the levels of these games; all games by default
 */
export const readLevels = async (
  db: Pick<NodePgDatabase, 'select'>,
  playerId: number,
  games?: readonly string[],
): Promise<PlayedLevel[]> => {
  const rows = await db
    .select({
      game: run.game,
      key: run.levelKey,
      isDone: sql<boolean>`bool_or(${isDoneColumn})`,
      openRunStartedAt: sql<Date | string | null>`min(${run.startedAt}) filter (where ${isOpenCondition})`,
    })
    .from(run)
    .where(
      and(
        eq(run.playerId, playerId),
        eq(run.mode, DAILY_MODE),
        isNotNull(run.levelKey),
        sql`((${isDoneColumn}) or (${isOpenCondition}))`,
        games && inArray(run.game, [...games]),
      ),
    )
    .groupBy(run.game, run.levelKey);
  return rows.flatMap(({ key, openRunStartedAt, ...row }) =>
    key
      ? [{ ...row, key, openRunStartedAt: openRunStartedAt ? new Date(openRunStartedAt).getTime() : null }]
      : [],
  );
};

/** Creates a synthetic catalog of the requested size; size 0 removes it. */
import { and, eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import { CATALOG_CHANNEL } from '../games/seed';
import { type SyntheticModel, SYNTHETIC_SOURCE, createSyntheticGame } from './synthetic-game';
import { writeBatch } from './write-batch';

const BATCH = 500;

export interface GenerateCounts {
  added: number;
  updated: number;
  removed: number;
}

const readModels = (db: NodePgDatabase): Promise<SyntheticModel[]> =>
  db
    .select({
      media: game.media,
      embed: game.embed,
      highlightColor: game.highlightColor,
      isMobile: game.isMobile,
      modes: game.modes,
    })
    .from(game)
    // The frame of a daily opens the level of the day, which a synthetic game does not have.
    .where(
      and(
        eq(game.source, 'built-in'),
        eq(game.isDailyGame, false),
        sql`${game.media} ->> 'thumbnailImg' like '/play/%'`,
      ),
    )
    .orderBy(game.uid);

/** Creates the games 1 to `count`, and removes those with higher numbers. */
export const generateGames = async (
  db: NodePgDatabase,
  count: number,
  now: Date,
  onProgress: (made: number) => void = () => undefined,
): Promise<GenerateCounts> => {
  const models = await readModels(db);
  const removedRows = await db
    .delete(game)
    .where(and(eq(game.source, SYNTHETIC_SOURCE), sql`${game.sourceKey}::int > ${count}`));
  const counts = { added: 0, updated: 0, removed: removedRows.rowCount ?? 0 };
  for (let first = 1; first <= count; first += BATCH) {
    const length = Math.min(BATCH, count - first + 1);
    const entries = Array.from({ length }, (_, index) => createSyntheticGame(first + index, models));
    const { added, updated } = await db.transaction((tx) => writeBatch(tx, entries, now));
    counts.added += added;
    counts.updated += updated;
    onProgress(first + length - 1);
  }
  if (counts.added + counts.updated + counts.removed > 0)
    await db.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'synthetic')`);
  return counts;
};

/** Writes the built-in catalog to the database. Safe to repeat; unchanged games are not written. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { storedFieldsOf } from '@/lib/domain/site/stored-fields';
import { game } from '../../db/schema/product';
import { isMobileOverride } from './is-mobile-override';

const SOURCE = 'built-in';
/** The channel that notifies all processes of a change of the catalog. */
export const CATALOG_CHANNEL = 'catalogue_changed';

const extraFieldsOf = ({ download, bonus }: BuiltInGame): Record<string, unknown> => ({
  ...(download && { ...download, hasTrial: true, hasPurchase: download.paidgamePrice !== null }),
  ...(bonus && {
    isBonusGame: true,
    bonusGameUrl: bonus.url,
    bonusGameReferenceTitle: bonus.referenceTitle,
  }),
});

const namedColumnsOf = (record: BuiltInGame) => ({
  slug: record.slug,
  keyword: record.keyword,
  title: record.title,
  pageLayout: record.pageLayout,
  genres: [...record.genres],
  isDailyGame: record.isDailyGame,
  isExclusive: true,
  isFeatured: record.isFeatured,
  hasLeaderboards: record.hasLeaderboards,
  highlightColor: record.highlightColor,
  publishedAt: new Date(record.publishedAt),
  media: record.media,
  texts: { ...record.texts, playLine: record.names.playLine },
  knownAs: [...record.names.knownAs],
  searchNames: [...record.names.searchNames],
  searchWords: [...record.names.kinds],
  minutes: record.minutes ?? null,
  // A download is a separate product and not part of the family, although it has the names of the game that it contains.
  family: (!record.download && record.names.family) || null,
  isDownloadGame: record.download !== undefined,
  isMobile:
    record.embed !== null && (record.embed.supportsMobile.landscape || record.embed.supportsMobile.portrait),
  embed: record.embed && { ...record.embed, allowFullscreen: true },
  archive: record.archiveFrom
    ? {
        startDate: record.archiveFrom,
        endDate: null,
        frequency: 'daily',
        display: 'calendar',
        contentUrl: null,
      }
    : null,
  extra: extraFieldsOf(record),
  modes: record.modes.map((mode) => ({ ...mode })),
  source: SOURCE,
  sourceKey: record.slug,
});

/** Puts the named fields first, because the hash of a row depends on the order of its fields. */
const toGameRow = (record: BuiltInGame) => {
  const named = namedColumnsOf(record);
  return { ...named, ...storedFieldsOf(record), ...named };
};

/** Returns the hashes of the stored built-in games by slug; omits imported games. */
const readHashes = async (
  db: Pick<NodePgDatabase, 'select'>,
  records: readonly BuiltInGame[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ slug: game.slug, sourceHash: game.sourceHash })
    .from(game)
    .where(
      and(
        eq(game.source, SOURCE),
        inArray(
          game.slug,
          records.map(({ slug }) => slug),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.slug, row.sourceHash]));
};

/**
 * Inserts new games and updates changed ones, without changing play counts, ratings and an operator's flags. Locks
 * only rows that change.
 * @returns how many rows were written
 */
export const seedCatalog = async (
  db: NodePgDatabase,
  records: readonly BuiltInGame[],
  now: Date,
): Promise<number> => {
  if (records.length === 0) return 0;
  return db.transaction(async (tx) => {
    let written = 0;
    const hashes = await readHashes(tx, records);
    for (const record of records) {
      const values = toGameRow(record);
      const sourceHash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
      // Skips unchanged games, because an upsert locks its row even if nothing changes and might wait for another
      // transaction.
      if (hashes.get(record.slug) === sourceHash) continue;
      // Publishes a built-in game immediately, even if the system clock is behind.
      const publishedAt = values.publishedAt < now ? values.publishedAt : now;
      const { isFeatured: _operators, ...changed } = { ...values, publishedAt, isMobile: isMobileOverride };
      const rows = await tx
        .insert(game)
        .values({ ...values, publishedAt, sourceHash, updatedAt: now })
        .onConflictDoUpdate({
          target: game.slug,
          set: { ...changed, sourceHash, updatedAt: now },
          setWhere: sql`${game.source} = ${SOURCE} and ${game.sourceHash} <> ${sourceHash}`,
        })
        .returning({ uid: game.uid });
      written += rows.length;
    }
    if (written > 0) await tx.execute(sql`select pg_notify(${CATALOG_CHANNEL}, 'seed')`);
    return written;
  });
};

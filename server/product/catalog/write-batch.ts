/** Writes a batch of games to the catalog: inserts new games, updates changed ones, and leaves the others unchanged. */
import { getTableColumns, inArray, and, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import { isMobileOverride } from '../games/is-mobile-override';
import { type CatalogEntry, CONTENT_KEYS } from './entry';
import { hashContent } from './hash-content';
import { resolveNames } from './resolve-names';
import { withReviewedNames } from './reviewed-names';

export interface BatchCounts {
  added: number;
  updated: number;
  unchanged: number;
}

type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

// An arbitrary number that must never change. The lock prevents two imports from choosing the same name.
const LOCK_KEY = 7_239_417;

const gameColumns = getTableColumns(game);
const UPDATED_COLUMNS = Object.fromEntries(
  [
    ...CONTENT_KEYS.filter((key) => key !== 'isMobile'),
    'publishedAt' as const,
    'updatedAt' as const,
    'sourceHash' as const,
  ].map((key) => [key, sql.raw(`excluded."${gameColumns[key].name}"`)]),
);

const findKnownGames = (tx: Transaction, entries: readonly CatalogEntry[]) =>
  tx
    .select({
      source: game.source,
      sourceKey: game.sourceKey,
      sourceHash: game.sourceHash,
      publishedAt: game.publishedAt,
      slug: game.slug,
      keyword: game.keyword,
    })
    .from(game)
    .where(
      and(
        inArray(game.source, [...new Set(entries.map(({ source }) => source))]),
        inArray(
          game.sourceKey,
          entries.map(({ sourceKey }) => sourceKey),
        ),
      ),
    );

/** Returns a text that identifies a game in its source. */
export const recordIdentity = ({ source, sourceKey }: Pick<CatalogEntry, 'source' | 'sourceKey'>): string =>
  `${source}\n${sourceKey}`;

/**
 * Writes entries, which must not contain duplicates. Flags, play counts and ratings of existing games remain
 * unchanged.
 * @returns how many games were new, changed and unchanged
 */
export const writeBatch = async (
  tx: Transaction,
  entries: readonly CatalogEntry[],
  now: Date,
): Promise<BatchCounts> => {
  if (entries.length === 0) return { added: 0, updated: 0, unchanged: 0 };
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
  const existing = new Map((await findKnownGames(tx, entries)).map((row) => [recordIdentity(row), row]));
  const fresh = entries.filter((entry) => !existing.has(recordIdentity(entry)));
  const names = new Map(
    (await resolveNames(tx, fresh)).map((resolved, index) => [fresh[index] as CatalogEntry, resolved]),
  );
  const rows = entries.flatMap((entry) => {
    const row = existing.get(recordIdentity(entry));
    const resolved = names.get(entry) ?? row;
    const content = withReviewedNames(entry.content);
    const sourceHash = hashContent(content);
    const isMoved = entry.publishedAt && row && entry.publishedAt.getTime() !== row.publishedAt.getTime();
    if (!resolved || (row?.sourceHash === sourceHash && !isMoved)) return [];
    return {
      ...content,
      ...entry.initialValues,
      isMobile: (row ? null : entry.initialValues.mobileOverride) ?? content.isMobile ?? false,
      slug: resolved.slug,
      keyword: resolved.keyword,
      publishedAt: entry.publishedAt ?? row?.publishedAt ?? now,
      updatedAt: entry.lastUpdated ?? now,
      modes: entry.modes ?? [],
      source: entry.source,
      sourceKey: entry.sourceKey,
      sourceHash,
    };
  });
  if (rows.length > 0)
    await tx
      .insert(game)
      .values(rows)
      .onConflictDoUpdate({
        target: [game.source, game.sourceKey],
        set: { ...UPDATED_COLUMNS, isMobile: isMobileOverride },
      });
  return {
    added: fresh.length,
    updated: rows.length - fresh.length,
    unchanged: entries.length - rows.length,
  };
};

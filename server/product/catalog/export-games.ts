/** Exports games in the site's own format, one at a time. An import of the export recreates the same games. */
import { and, asc, eq, gt, notInArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { storedFieldsOf } from '@/lib/domain/site/stored-fields';
import { game } from '../../db/schema/product';
import type { GameRow } from '../games/present-game';
import { removeEmptyProperties } from './feeds/record';

const PAGE_SIZE = 500;
/** Sources of games that the site itself creates; omitted unless requested. */
const OWN_SOURCES = ['built-in', 'synthetic'];

const recordFlagsOf = ({ isHidden, isFeatured, isStaffPick, isBroken }: GameRow) => ({
  isHidden,
  isFeatured,
  isStaffPick,
  isBroken,
});

/** Converts a row to a record as described in docs/catalog.md, without empty values. */
export const toFeedRecord = (row: GameRow): Record<string, unknown> => {
  const { alternateSuggestionSlug, ...extra } = row.extra;
  const { showLandingPage, pageLayout, highlightColor, ...stored } = storedFieldsOf(row);
  const record = removeEmptyProperties({
    source: row.source,
    id: row.sourceKey,
    slug: row.slug,
    keyword: row.keyword,
    title: row.title,
    pageLayout,
    genres: row.genres,
    tags: row.searchWords,
    publishedAt: row.publishedAt.toISOString(),
    lastUpdated: row.updatedAt.toISOString(),
    highlightColor,
    ...row.texts,
    ...row.media,
    embed: row.embed,
    archive: row.archive,
    ...stored,
    ...extra,
    alternateSuggestionGame: alternateSuggestionSlug,
    ...recordFlagsOf(row),
    numPlays: row.playCount,
    numRatings: row.ratingCount,
    ratingSum: row.ratingSum,
  });
  // For these fields, absent and false differ: if absent, the page is shown, and the content decides.
  return {
    ...record,
    ...(showLandingPage ? {} : { showLandingPage: false }),
    ...(row.mobileOverride === null ? {} : { mobileOverride: row.mobileOverride }),
  };
};

/** Exports every game of a source, or all imported games, in the order of their import. */
export async function* exportGames(
  db: NodePgDatabase,
  source?: string,
): AsyncGenerator<Record<string, unknown>> {
  const isWanted = source === undefined ? notInArray(game.source, OWN_SOURCES) : eq(game.source, source);
  let last = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(game)
      .where(and(isWanted, gt(game.uid, last)))
      .orderBy(asc(game.uid))
      .limit(PAGE_SIZE);
    yield* rows.map(toFeedRecord);
    last = rows.at(-1)?.uid ?? last;
    if (rows.length < PAGE_SIZE) return;
  }
}

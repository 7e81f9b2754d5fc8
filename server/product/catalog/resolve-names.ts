/** Chooses slugs and keywords for new games: derived from the title, made unique by a suffix, and never changed afterwards. */
import { createHash } from 'node:crypto';
import { inArray, or } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { game } from '../../db/schema/product';
import type { CatalogEntry } from './entry';

export interface ResolvedNames {
  slug: string;
  keyword: string;
}

type GameReader = Pick<NodePgDatabase, 'select'>;

const MAX_BASE_LENGTH = 80;
const SUFFIX_NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];

/** Returns the lowercase letters, digits and hyphens of a title; empty when it has none. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_BASE_LENGTH)
    .replaceAll(/^-|-$/g, '');

const sourceHashOf = ({ source, sourceKey }: CatalogEntry): string =>
  createHash('sha256').update(`${source}\n${sourceKey}`).digest('hex').slice(0, 10);

const baseKeywordOf = (entry: CatalogEntry): string =>
  entry.slug ?? (slugOf(entry.content.title) || `game-${sourceHashOf(entry)}`);

/** Tracks the slugs in use, and the sources whose games use each keyword. */
const createNameRegistry = (db: GameReader) => {
  const slugs = new Set<string>();
  const keywords = new Map<string, Set<string>>();
  const addNames = ({ slug, keyword }: ResolvedNames, source: string): void => {
    slugs.add(slug);
    keywords.set(keyword, (keywords.get(keyword) ?? new Set()).add(source));
  };
  const isOthersKeyword = (name: string, source: string): boolean =>
    [...(keywords.get(name) ?? [])].some((owner) => owner !== source);
  return {
    note: addNames,
    load: async (names: string[]): Promise<void> => {
      if (names.length === 0) return;
      const rows = await db
        .select({ slug: game.slug, keyword: game.keyword, source: game.source })
        .from(game)
        .where(or(inArray(game.slug, names), inArray(game.keyword, names)));
      for (const row of rows) addNames(row, row.source);
    },
    /** Returns whether a name is available. Editions of the same game share a keyword; a generated name is never shared. */
    isFree: (name: string, entry: CatalogEntry): boolean =>
      !slugs.has(name) && !(entry.slug ? isOthersKeyword(name, entry.source) : keywords.has(name)),
    isOthersKeyword,
  };
};

/** Returns names for games that are new to the catalog, in the order of the entries. */
export const resolveNames = async (
  db: GameReader,
  entries: readonly CatalogEntry[],
): Promise<ResolvedNames[]> => {
  const registry = createNameRegistry(db);
  const bases = entries.map(baseKeywordOf);
  const wantedKeywords = entries.flatMap(({ keyword }) => keyword ?? []);
  await registry.load([...new Set([...bases, ...wantedKeywords])]);
  const seen = new Set<string>();
  const takenBases = new Set(
    entries.flatMap((entry, index) => {
      const base = bases[index] ?? '';
      const isRepeat = seen.has(base);
      seen.add(base);
      return isRepeat || !registry.isFree(base, entry) ? [base] : [];
    }),
  );
  await registry.load([...takenBases].flatMap((base) => SUFFIX_NUMBERS.map((number) => `${base}-${number}`)));
  return entries.map((entry, index) => {
    const base = bases[index] ?? '';
    const candidates = [base, ...SUFFIX_NUMBERS.map((number) => `${base}-${number}`)];
    const slug = candidates.find((name) => registry.isFree(name, entry)) ?? `${base}-${sourceHashOf(entry)}`;
    const isShared = entry.keyword !== undefined && !registry.isOthersKeyword(entry.keyword, entry.source);
    const names = { slug, keyword: isShared ? (entry.keyword ?? slug) : slug };
    registry.note(names, entry.source);
    return names;
  });
};

/**
 * The search module's entry point: an in-memory index of the catalog, built before the site is ready and rebuilt after
 * each change.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Log } from '../../platform/log';
import { buildIndex, type GameIndex } from './build-index';
import { readGames } from './read-games';
import { type SearchMatches, searchIndex, suggest, type Suggestion, suggestTitles } from './search-index';

export { listFormsOfKind } from './phrases';

export interface GameSearch {
  /** Builds the first index. Rejects when the catalog cannot be read; the next call tries again. */
  prepare(): Promise<void>;
  /** Returns whether an index exists, so that a search does not have to wait for one. */
  isReady(): boolean;
  /** Returns the visible games that match a term, best match first. */
  find(term: string, at: Date): Promise<SearchMatches>;
  /** Returns suggestions for the search box, with the games and families that they name. */
  suggest(term: string, at: Date): Promise<Suggestion[]>;
  /** Returns the texts of the suggestions synchronously; null if no index exists yet. */
  suggestAtOnce(term: string, at: Date): string[] | null;
  /** Schedules a new index. Searches use the current one until it is built. */
  handleCatalogChange(): void;
  /** Calls a listener after each new index has replaced the previous one. */
  watchRebuilds(listener: () => void): void;
}

const MAX_SUGGESTIONS = 8;

export const createGameSearch = (db: NodePgDatabase, log: Log): GameSearch => {
  let index: GameIndex | null = null;
  let firstBuild: Promise<GameIndex> | null = null;
  let rebuilding: Promise<void> | null = null;
  let isStale = false;
  const rebuildListeners: (() => void)[] = [];

  const buildGameIndex = async (): Promise<GameIndex> => (index = await buildIndex(readGames(db)));

  const buildFirst = (): Promise<GameIndex> => {
    firstBuild ??= buildGameIndex().catch((error: unknown) => {
      firstBuild = null;
      throw error;
    });
    return firstBuild;
  };

  const rebuildGameIndex = async (): Promise<void> => {
    // Two concurrent builds could finish in the wrong order and leave the older index in use.
    await firstBuild?.catch(() => undefined);
    while (isStale) {
      isStale = false;
      try {
        await buildGameIndex();
        for (const listener of rebuildListeners) listener();
      } catch (error) {
        log.warn('search index rebuild failed, keeping the previous index', { error });
      }
    }
    rebuilding = null;
  };

  return {
    prepare: async () => void (index ?? (await buildFirst())),
    isReady: () => index !== null,
    find: async (term, at) => searchIndex(index ?? (await buildFirst()), term, at.getTime()),
    suggest: async (term, at) => suggest(index ?? (await buildFirst()), term, at.getTime(), MAX_SUGGESTIONS),
    suggestAtOnce: (term, at) => index && suggestTitles(index, term, at.getTime(), MAX_SUGGESTIONS),
    handleCatalogChange: () => {
      if (!firstBuild) return;
      isStale = true;
      rebuilding ??= rebuildGameIndex();
    },
    watchRebuilds: (listener) => void rebuildListeners.push(listener),
  };
};

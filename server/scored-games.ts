/** Gives the scores service the data that it needs about catalog games, cached until the catalog changes. */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Frequency } from '@/lib/domain/days/level-keys';
import { createCacheEpoch } from './platform/cache-epoch';
import { parseRowId } from './platform/row-id';
import type { GameQueries } from './product/games/queries';
import type { ScoredGame } from './scores/service';

export interface ScoredGames {
  /**
   * Returns a game, or null for an unknown keyword.
   * @param on the transaction to read in, if the caller is inside one
   */
  find(keyword: string, on?: Pick<NodePgDatabase, 'select'>): Promise<ScoredGame | null>;
  findById(id: string): Promise<ScoredGame | null>;
  clear(): void;
}

export const createScoredGames = (queries: GameQueries): ScoredGames => {
  const known = new Map<string, ScoredGame>();
  const epoch = createCacheEpoch();
  const findScoredGame: ScoredGames['find'] = async (keyword, on) => {
    const saved = known.get(keyword);
    if (saved) return saved;
    const mayStore = epoch.begin();
    const row = await queries.byKeyword(keyword, on);
    if (!row) return null;
    const scored: ScoredGame = {
      id: String(row.uid),
      keyword: row.keyword,
      title: row.title,
      isDaily: row.isDailyGame,
      modes: row.modes,
      frequency: (row.archive?.frequency as Frequency | undefined) ?? 'daily',
      firstDay: (row.archive?.startDate as string | null | undefined) ?? null,
      lastDay: (row.archive?.endDate as string | null | undefined) ?? null,
    };
    if (mayStore()) known.set(keyword, scored);
    return scored;
  };
  return {
    find: findScoredGame,
    findById: async (id) => {
      for (const scored of known.values()) if (scored.id === id) return scored;
      const uid = parseRowId(id);
      const keyword = uid === null ? null : await queries.keywordOf(uid);
      return keyword ? findScoredGame(keyword) : null;
    },
    clear: () => {
      epoch.end();
      known.clear();
    },
  };
};

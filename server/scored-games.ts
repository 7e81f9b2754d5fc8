/** What the catalogue tells the scores service of a game; kept until the catalogue changes. */
import type { Frequency } from '@/lib/domain/level-keys';
import { rowIdOf } from './platform/row-id';
import type { ScoredGame } from './scores/service';
import type { GameQueries } from './product/games/queries';

export interface ScoredGames {
  find(keyword: string): Promise<ScoredGame | null>;
  findById(id: string): Promise<ScoredGame | null>;
  clear(): void;
}

export const createScoredGames = (queries: GameQueries): ScoredGames => {
  const known = new Map<string, ScoredGame>();
  const find: ScoredGames['find'] = async (keyword) => {
    const kept = known.get(keyword);
    if (kept) return kept;
    const row = await queries.byKeyword(keyword);
    if (!row) return null;
    const scored: ScoredGame = {
      id: String(row.uid),
      keyword: row.keyword,
      isDaily: row.isDailyGame,
      modes: row.modes,
      frequency: (row.archive?.frequency as Frequency | undefined) ?? 'daily',
      firstDay: (row.archive?.startDate as string | null | undefined) ?? null,
      lastDay: (row.archive?.endDate as string | null | undefined) ?? null,
    };
    known.set(keyword, scored);
    return scored;
  };
  return {
    find,
    findById: async (id) => {
      for (const scored of known.values()) if (scored.id === id) return scored;
      const uid = rowIdOf(id);
      const keyword = uid === null ? null : await queries.keywordOf(uid);
      return keyword ? find(keyword) : null;
    },
    clear: () => known.clear(),
  };
};

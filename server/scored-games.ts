/** What the catalogue tells the scores service of a game; kept until the catalogue changes. */
import type { ScoredGame } from './scores/service';
import type { GameQueries } from './product/games/queries';

export interface ScoredGames {
  find(keyword: string): Promise<ScoredGame | null>;
  clear(): void;
}

export const createScoredGames = (queries: GameQueries): ScoredGames => {
  const known = new Map<string, ScoredGame>();
  return {
    find: async (keyword) => {
      const kept = known.get(keyword);
      if (kept) return kept;
      const row = await queries.byKeyword(keyword);
      if (!row) return null;
      const scored: ScoredGame = {
        id: String(row.uid),
        keyword: row.keyword,
        isDaily: row.isDailyGame,
        modes: row.modes,
        firstDay: (row.archive?.startDate as string | undefined) ?? null,
      };
      known.set(keyword, scored);
      return scored;
    },
    clear: () => known.clear(),
  };
};

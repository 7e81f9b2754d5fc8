/** Returns the game whose board the home page shows: the server's choice, or the next daily if the visitor hides that game. */
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '@/stores/hidden-keys';

export const useBoardGame = (
  chosen: GameSummary | null,
  dailies: readonly GameSummary[],
): GameSummary | null => {
  const keys = useHiddenKeys();
  return (chosen && [chosen, ...dailies].find((game) => !isHiddenBy(keys, game))) ?? null;
};

/** A few games for pages that have nothing else to show. */
import useSWR from 'swr';
import type { GameSummary } from '@/lib/contract/game';
import { useClients } from '@/stores/stores-provider';

const NONE: readonly GameSummary[] = [];
const MOST = 4;

export const useSuggestedGames = (): readonly GameSummary[] => {
  const { games } = useClients();
  const { data } = useSWR('suggested-games', async () => {
    const { dailies, shelves } = await games.getHome();
    const all = [...dailies, ...shelves.flatMap((shelf) => shelf.games)];
    return all.filter((game, index) => all.findIndex(({ uid }) => uid === game.uid) === index).slice(0, MOST);
  });
  return data ?? NONE;
};

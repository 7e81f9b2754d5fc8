/** Lists the most played games, for pages that have nothing else to show. */
import useSWR from 'swr';
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { useClients } from '@/stores/stores-provider';

const NO_GAMES: readonly GameSummary[] = [];
const MAX_SUGGESTIONS = 4;

/** @param listed games that are already on the page and are left out */
export const useSuggestedGames = (listed: readonly GameSummary[] = NO_GAMES): readonly GameSummary[] => {
  const { catalog } = useClients();
  const keys = useHiddenKeys();
  const { data } = useSWR('suggested-games', async () => {
    const { rows } = await catalog.search({
      sort_by: 'popular',
      'content_type[]': 'online_game',
      items_per_page: 2 * MAX_SUGGESTIONS,
      families: 1,
    });
    return rows;
  });
  if (!data) return NO_GAMES;
  return data
    .filter((game) => !listed.some(({ uid }) => game.uid === uid) && !isHiddenBy(keys, game))
    .slice(0, MAX_SUGGESTIONS);
};

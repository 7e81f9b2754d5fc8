/** Lists the first games in the order of a row on the home page, without those that the visitor hides. */
import useSWR from 'swr';
import type { SearchQuery } from '@/api-clients/product/catalog';
import type { GameSummary } from '@/lib/contract/game';
import { isHiddenBy } from '@/lib/domain/members/hidden-games';
import { useHiddenKeys } from '@/stores/hidden-keys';
import { useClients } from '@/stores/stores-provider';

const NO_GAMES: readonly GameSummary[] = [];
const FOLLOWING_GAMES_COUNT = 48;

/** The orders of the rows in server/product/games/get-home-shelves.ts. Games picked by administrators have no order. */
const SHELF_ORDERS: Readonly<Record<string, SearchQuery>> = {
  new: { sort_by: 'newest', 'content_type[]': 'online_game' },
  all: { sort_by: 'popular', 'content_type[]': 'online_game' },
  popular: { sort_by: 'popular', 'content_type[]': 'online_game' },
  best: { sort_by: 'rating', 'content_type[]': 'online_game' },
  download: { sort_by: 'newest', 'content_type[]': 'download_game' },
};

/** Returns an empty list while unknown, for rows without an order, and if the games cannot be loaded. */
export const useFollowingGames = (row: string | undefined): readonly GameSummary[] => {
  const { catalog } = useClients();
  const keys = useHiddenKeys();
  const order = SHELF_ORDERS[row ?? ''];
  const { data } = useSWR(order ? ['following-games', row] : null, async () => {
    const { rows } = await catalog.search({ ...order, items_per_page: FOLLOWING_GAMES_COUNT, page: 0 });
    return rows;
  });
  return data?.filter((game) => !isHiddenBy(keys, game)) ?? NO_GAMES;
};

/** Calls of the product API for games. */
import type { ApiCaller } from '../http';
import { getGameByAlias, getHomeShelves, listMoreLikeThis } from '@/lib/contract/games';

export const createGamesClient = (call: ApiCaller) => ({
  /** Returns the dailies, the featured game and the rows of the home page. */
  getHome: () => call(getHomeShelves, {}),
  /** Returns a game by its slug. @throws ApiError notFound */
  getByAlias: (slug: string) => call(getGameByAlias, { query: { route: slug } }),
  listMoreLikeThis: (uid: string, itemsPerPage: number, page = 0) =>
    call(listMoreLikeThis, { params: { id: uid }, query: { items_per_page: itemsPerPage, page } }),
});

export type GamesClient = ReturnType<typeof createGamesClient>;

/** Games of the product API. */
import type { Caller } from '../http';
import { getGameByAlias, getHomeShelves, listMoreLikeThis } from '@/lib/contract/games';

export const createGamesClient = (call: Caller) => ({
  /** Returns the home page's dailies, featured game and shelves. */
  getHome: () => call(getHomeShelves, {}),
  /** Returns a game by its slug. @throws ApiError notFound */
  getByAlias: (slug: string) => call(getGameByAlias, { query: { route: slug } }),
  listMoreLikeThis: (uid: string, itemsPerPage: number, page = 0) =>
    call(listMoreLikeThis, { params: { id: uid }, query: { items_per_page: itemsPerPage, page } }),
});

export type GamesClient = ReturnType<typeof createGamesClient>;

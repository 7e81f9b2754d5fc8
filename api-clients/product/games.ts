/** Games of the product API. */
import type { Caller } from '../http';
import type { CallInput } from '@/lib/contract/call';
import {
  getGameByAlias,
  getHomeShelves,
  type genreKinds,
  listGenres,
  listMoreLikeThis,
  listSuggestions,
  reportProblem,
  searchGames,
} from '@/lib/contract/games';

export type SearchQuery = NonNullable<CallInput<typeof searchGames>['query']>;
export type ProblemReport = CallInput<typeof reportProblem>['body'];

export const createGamesClient = (call: Caller) => ({
  /** The home page's dailies, featured game and shelves. */
  getHome: () => call(getHomeShelves, {}),
  /** A game by its slug. @throws ApiError notFound */
  getByAlias: (slug: string) => call(getGameByAlias, { query: { route: slug } }),
  /** Counts a view, once per visitor and day. */
  trackView: (slug: string) => call(getGameByAlias, { query: { route: slug, trackGameView: 1 } }),
  /** A page of games by term, genre and kind. @throws ApiError badRequest for a term under 3 characters */
  search: (query: SearchQuery) => call(searchGames, { query }),
  listGenres: (kind: (typeof genreKinds)[number]) => call(listGenres, { query: { kind } }),
  /** Titles that fit a typed text of at least 3 characters. */
  suggest: (text: string) => call(listSuggestions, { query: { q: text } }),
  reportProblem: (report: ProblemReport) => call(reportProblem, { body: report }),
  listMoreLikeThis: (uid: string, itemsPerPage: number) =>
    call(listMoreLikeThis, { params: { id: uid }, query: { items_per_page: itemsPerPage, page: 0 } }),
});

export type GamesClient = ReturnType<typeof createGamesClient>;

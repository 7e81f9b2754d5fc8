/** Calls of the product API for lists of games. */
import type { ApiCaller } from '../http';
import type { CallInput } from '@/lib/contract/call';
import { listGenres, searchGames } from '@/lib/contract/games';

export type SearchQuery = NonNullable<CallInput<typeof searchGames>['query']>;

export const createCatalogClient = (call: ApiCaller) => ({
  /** Returns a page of games by genre, kind, term and order. */
  search: (query: SearchQuery) => call(searchGames, { query }),
  /** Lists every genre that has games in one of the catalogs. */
  listGenres: (kind: 'online' | 'download') => call(listGenres, { query: { kind } }),
});

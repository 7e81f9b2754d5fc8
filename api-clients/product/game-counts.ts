/** The call that counts games. It is separate from the catalog client, whose schemas are not needed for counting. */
import * as v from 'valibot';
import type { ApiCaller } from '../http';
import type { SearchQuery } from './catalog';
import { defineCall } from '@/lib/contract/call';
import { gameSearch } from '@/lib/contract/game-search';
import { pager } from '@/lib/contract/wire';

const countGames = defineCall({ ...gameSearch, answer: v.object({ pager }) });

export const createGameCountsClient = (call: ApiCaller) => ({
  /** Returns the number of games that a search finds. */
  count: async (query: SearchQuery) =>
    (await call(countGames, { query: { ...query, items_per_page: 1 } })).pager.total_items,
});

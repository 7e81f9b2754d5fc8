/** Lists the games and families that the suggestions of the search box name, so that each of them has an image. */
import type { CallReply } from '@/lib/contract/call';
import type { searchGames } from '@/lib/contract/games';
import type { ProductService } from '../service';
import { listFamilies } from './list-families';
import { presentSummary } from './present-game';
import type { GameQueries } from './queries';

export const listSuggestedGames = async (
  { search, db }: ProductService,
  queries: GameQueries,
  term: string,
  at: Date,
): Promise<CallReply<typeof searchGames>> => {
  const [suggestions, found] = await Promise.all([search.suggest(term, at), search.find(term, at)]);
  const rows = await queries.listByUid(
    suggestions.flatMap(({ uid }) => uid ?? []),
    at,
  );
  const families = await listFamilies(
    db,
    suggestions.flatMap(({ family }) => family ?? []),
    found.family,
    at,
  );
  return {
    rows: rows.map(presentSummary),
    pager: { total_items: rows.length, items_per_page: Math.max(1, rows.length), page: 0 },
    matches: found.matches,
    genres: [...found.genres],
    families,
  };
};

/** Search and lists (spec §7): the index resolves the search term, and the database does everything else. */
import type { ParsedInput, CallReply } from '@/lib/contract/call';
import type { searchGames as searchCall } from '@/lib/contract/games';
import type { ProductService } from '../service';
import { isInCollection, readCollectionRule } from './collection-rule';
import { listFamilies } from './list-families';
import { type GameFilter, type GameSort, isUnfiltered, listGames } from './list-games';
import { presentSummary, presentSummaryWithFamilySize } from './present-game';
import type { GameQueries } from './queries';

const DEFAULT_PAGE_SIZE = 24;
/** Spec §5: the genre '0' means no filter. */
const ALL_GENRES = '0';
// The natural order of each sort; it can be reversed.
const DEFAULT_DIRECTIONS: Readonly<Record<GameSort, 'ASC' | 'DESC'>> = {
  popular: 'DESC',
  rating: 'DESC',
  newest: 'DESC',
  title: 'ASC',
  relevance: 'DESC',
};

/** Returns the genres that a filter selects. */
export const resolveGenres = (uids: readonly (string | undefined)[]): string[] =>
  uids.filter((uid): uid is string => uid !== undefined && uid !== ALL_GENRES);

export const searchGames = async (
  service: ProductService,
  queries: GameQueries,
  { query }: ParsedInput<typeof searchCall>,
  at: Date,
): Promise<CallReply<typeof searchCall>> => {
  const limit = query.items_per_page ?? DEFAULT_PAGE_SIZE;
  const page = query.page ?? 0;
  const found = query.title ? await service.search.find(query.title, at) : null;
  const wanted = query.sort_by ?? (found ? 'relevance' : 'popular');
  // Without a search term, all games are equally relevant.
  const sort = wanted === 'relevance' && !found ? 'popular' : wanted;
  const genres = resolveGenres([...(query['tid[]'] ?? []), query.tid]);
  const rule = query.collection === undefined ? null : await readCollectionRule(service.db, query.collection);
  const filter: GameFilter = {
    at,
    genres,
    types: query['content_type[]'],
    isMobileOnly: query.field_is_this_game_mobile,
    isExclusiveOnly: query.exclusive,
    family: query.family,
    ...(rule ? { collection: isInCollection(rule, at) } : {}),
    ...(found ? { uids: found.uids } : {}),
  };
  const isReversed = (query.sort_order ?? DEFAULT_DIRECTIONS[sort]) !== DEFAULT_DIRECTIONS[sort];
  const offset = page * limit;
  const isByFamily = query.families ?? false;
  const isIndexOrder = sort === 'relevance' && isUnfiltered(filter) && !isByFamily;
  const ordered = found && isIndexOrder ? found.uids : null;
  const listOrdered = async (uids: readonly number[]) => {
    const slice = (isReversed ? uids.toReversed() : uids).slice(offset, offset + limit);
    const rows = await queries.listByUid(slice, at);
    return { rows: rows.map((row) => ({ row, size: 1 })), total: uids.length };
  };
  const { rows, total } = ordered
    ? await listOrdered(ordered)
    : await listGames(service.db, filter, { sort, isReversed, limit, offset, isByFamily });
  const isOnline = !filter.types?.length || filter.types.includes('online_game');
  const families =
    found && page === 0 && isOnline && !query.family
      ? await listFamilies(service.db, found.families, found.family, at)
      : [];
  // Suggests similar names only if the term itself found nothing, not if filters removed all results.
  const nearest = found?.uids.length === 0 ? await queries.listByUid(found.nearest, at) : [];
  return {
    rows: rows.map(({ row, size }) => ({
      ...presentSummaryWithFamilySize(row, size),
      ...(query.family && { modes: row.modes.map(({ key, label }) => ({ key, label })) }),
    })),
    pager: { total_items: total, items_per_page: limit, page },
    matches: found?.matches ?? [],
    genres: [...(found?.genres ?? [])],
    families,
    nearest: nearest.map(presentSummary),
  };
};

/** Builds the query of the search call from a list and its filters. */
import type { ListingState } from './listing-query';
import type { Listing } from './listings';

/** The number of games on a page of a list. */
export const GAMES_PER_PAGE = 24;

type ContentType = 'daily_game' | 'online_game' | 'download_game';

export interface GamesQuery {
  page: number;
  items_per_page: number;
  sort_by: ListingState['sort'];
  /** Set if the order is the reverse of `sort_by`'s natural order. */
  sort_order?: 'ASC' | 'DESC';
  tid?: string;
  /** Genres in the form that searches for dailies use (spec §7). */
  'tid[]'?: string[];
  title?: string;
  'content_type[]'?: ContentType[];
  field_is_this_game_mobile?: 1;
  exclusive?: 1;
  collection?: string;
  /** Shows one game for each family. */
  families?: 1;
}

const CONTENT_TYPE_OF = { online: 'online_game', daily: 'daily_game', download: 'download_game' } as const;
/** Entries of the navigation that are not genres: new releases and the dailies. */
const NO_GENRE = new Set(['0', '31']);

/** Returns the search query for a list in a given state. */
export const toGamesQuery = (
  { section, category, term, collection }: Pick<Listing, 'section' | 'category' | 'term' | 'collection'>,
  { page, sort, genre, kind, isDevice, isExclusive, isReversed, hasVariants }: ListingState,
): GamesQuery => {
  const tid = category && !NO_GENRE.has(category) ? category : genre;
  const selectedKind = section ?? kind;
  return {
    page,
    items_per_page: GAMES_PER_PAGE,
    sort_by: sort,
    ...(isReversed ? { sort_order: sort === 'title' ? 'DESC' : 'ASC' } : {}),
    ...(tid ? (selectedKind === 'daily' ? { 'tid[]': [tid] } : { tid }) : {}),
    ...(selectedKind ? { 'content_type[]': [CONTENT_TYPE_OF[selectedKind]] } : {}),
    ...(term ? { title: term } : {}),
    ...(collection ? { collection } : {}),
    ...(isDevice ? { field_is_this_game_mobile: 1 } : {}),
    ...(isExclusive ? { exclusive: 1 } : {}),
    // Only these lists show one card for each family; lists of a day's games and search results show every game.
    ...(section === 'online' && !term && !hasVariants ? { families: 1 } : {}),
  };
};

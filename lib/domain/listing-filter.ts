/** From what a list is and what was chosen in it to the query of the search call. */
import type { ListingState } from './listing-query';
import type { Listing } from './listings';

/** Games on a page of a list. */
export const GAMES_PER_PAGE = 24;

type ContentType = 'daily_game' | 'online_game' | 'download_game';

export interface GamesQuery {
  page: number;
  items_per_page: number;
  sort_by: ListingState['sort'];
  /** Set where the order is not the natural one of `sort_by`. */
  sort_order?: 'ASC' | 'DESC';
  tid?: string;
  /** The daily form of the search names its genres so (spec §7). */
  'tid[]'?: string[];
  title?: string;
  'content_type[]'?: ContentType[];
  field_is_this_game_mobile?: 1;
  exclusive?: 1;
}

const TYPE_OF = { online: 'online_game', daily: 'daily_game', download: 'download_game' } as const;
/** Entries of the navigation that are no genre of a game: new releases, the dailies. */
const NO_GENRE = new Set(['0', '31']);

/** The query that answers a list in a state. */
export const gamesQueryOf = (
  { section, category, term }: Pick<Listing, 'section' | 'category' | 'term'>,
  { page, sort, genre, kind, isDevice, isExclusive, isReversed }: ListingState,
): GamesQuery => {
  const tid = category && !NO_GENRE.has(category) ? category : genre;
  const type = section ?? kind;
  return {
    page,
    items_per_page: GAMES_PER_PAGE,
    sort_by: sort,
    ...(isReversed ? { sort_order: sort === 'title' ? 'DESC' : 'ASC' } : {}),
    ...(tid ? (type === 'daily' ? { 'tid[]': [tid] } : { tid }) : {}),
    ...(type ? { 'content_type[]': [TYPE_OF[type]] } : {}),
    ...(term ? { title: term } : {}),
    ...(isDevice ? { field_is_this_game_mobile: 1 } : {}),
    ...(isExclusive ? { exclusive: 1 } : {}),
  };
};

/** The state of a list of games in its URL. Every value has a default when read; defaults are omitted when written. */
import { GENRES } from '../games/genres';

export type ListingSort = 'popular' | 'rating' | 'newest' | 'title' | 'relevance';
export const LISTING_KINDS = ['online', 'daily', 'download'] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

export interface ListingState {
  /** Zero-based; one-based in the URL. */
  page: number;
  sort: ListingSort;
  /** The uid of a genre. */
  genre: string | null;
  kind: ListingKind | null;
  /** Whether the list shows only games that play on a phone or tablet. */
  isDevice: boolean;
  isExclusive: boolean;
  /** Whether the sort order is reversed: Z to A, or least played first. */
  isReversed: boolean;
  /** Whether every game has its own card, instead of one card for each family. */
  hasVariants: boolean;
}

type ListingKey = 'kind' | 'genre' | 'device' | 'exclusive' | 'variants' | 'sort' | 'order' | 'page';

export interface ListingScope {
  /** The query keys that pages of this scope use. */
  keys: readonly ListingKey[];
  /** The available sort orders; the first is the default. */
  sorts: readonly ListingSort[];
}

const COMMON_KEYS = ['device', 'exclusive', 'sort', 'order', 'page'] as const;

const COLLECTION_KEYS = ['genre', 'variants', ...COMMON_KEYS] as const;

export const SCOPES = {
  genre: { keys: ['variants', ...COMMON_KEYS], sorts: ['popular', 'rating', 'newest', 'title'] },
  daily: { keys: ['genre', ...COMMON_KEYS], sorts: ['popular', 'rating', 'newest', 'title'] },
  catalog: { keys: ['genre', 'variants', ...COMMON_KEYS], sorts: ['popular', 'rating', 'newest', 'title'] },
  // The scope's first sort order is the default; an administrator chooses it for each collection.
  collectionPopular: { keys: COLLECTION_KEYS, sorts: ['popular', 'rating', 'newest', 'title'] },
  collectionRating: { keys: COLLECTION_KEYS, sorts: ['rating', 'popular', 'newest', 'title'] },
  collectionNewest: { keys: COLLECTION_KEYS, sorts: ['newest', 'popular', 'rating', 'title'] },
  collectionTitle: { keys: COLLECTION_KEYS, sorts: ['title', 'popular', 'rating', 'newest'] },
  releases: { keys: ['genre', ...COMMON_KEYS], sorts: ['newest', 'popular', 'rating', 'title'] },
  search: {
    keys: ['kind', 'genre', ...COMMON_KEYS],
    sorts: ['relevance', 'popular', 'rating', 'newest', 'title'],
  },
} as const satisfies Record<string, ListingScope>;
export type ScopeName = keyof typeof SCOPES;

export const SORT_LABELS: Readonly<Record<ListingSort, string>> = {
  popular: 'Most played',
  rating: 'Best rated',
  newest: 'Newest',
  title: 'A to Z',
  relevance: 'Best match',
};

type UrlQuery = Readonly<Record<string, string | string[] | undefined>>;

const REVERSED = 'reversed';
const ALL_VARIANTS = 'all';
const PAGE = /^[1-9]\d{0,5}$/;

const parseGenreUid = (value: string): string | null =>
  GENRES.find(({ uid, slug }) => value === uid || value === slug)?.uid ?? null;

/** Returns the state of a page without a query. */
export const defaultListingState = ({ sorts }: ListingScope): ListingState => ({
  page: 0,
  sort: sorts[0] ?? 'popular',
  genre: null,
  kind: null,
  isDevice: false,
  isExclusive: false,
  isReversed: false,
  hasVariants: false,
});

/** Parses a query by the keys of the scope; invalid values count as missing. */
export const readListing = (query: UrlQuery, scope: ListingScope): ListingState => {
  const valueOf = (key: ListingKey): string => {
    const value = scope.keys.includes(key) ? query[key] : '';
    return (Array.isArray(value) ? value[0] : value) ?? '';
  };
  const fallback = defaultListingState(scope);
  const page = valueOf('page');
  return {
    page: PAGE.test(page) ? Number(page) - 1 : 0,
    sort: scope.sorts.find((sort) => sort === valueOf('sort')) ?? fallback.sort,
    genre: parseGenreUid(valueOf('genre')),
    kind: LISTING_KINDS.find((kind) => kind === valueOf('kind')) ?? null,
    isDevice: valueOf('device') === '1',
    isExclusive: valueOf('exclusive') === '1',
    isReversed: valueOf('order') === REVERSED,
    hasVariants: valueOf('variants') === ALL_VARIANTS,
  };
};

/** Returns the key-value pairs of a state in canonical order, without defaults. */
export const listingPairs = (state: ListingState, scope: ListingScope): [ListingKey, string][] => {
  const slug = GENRES.find(({ uid }) => uid === state.genre)?.slug;
  const pairs: [ListingKey, string | false | null | undefined][] = [
    ['kind', state.kind],
    ['genre', slug],
    ['device', state.isDevice && '1'],
    ['exclusive', state.isExclusive && '1'],
    ['variants', state.hasVariants && ALL_VARIANTS],
    ['sort', state.sort !== scope.sorts[0] && state.sort],
    ['order', state.isReversed && REVERSED],
    ['page', state.page > 0 && String(state.page + 1)],
  ];
  return pairs.filter((pair): pair is [ListingKey, string] => scope.keys.includes(pair[0]) && !!pair[1]);
};

/** Returns the canonical URL of a listing: its path, with the filters, sort order and page as the query. */
export const listingHref = (path: string, state: ListingState, scope: ListingScope): string => {
  const query = new URLSearchParams(listingPairs(state, scope)).toString();
  return query ? `${path}?${query}` : path;
};

/** Returns the state after a change; another filter or sort order starts at the first page. */
export const changeListing = (state: ListingState, change: Partial<ListingState>): ListingState => ({
  ...state,
  page: 0,
  ...change,
});

/** Returns the number of filters that narrow the list; the sort order does not count. */
export const countFilters = ({ genre, kind, isDevice, isExclusive, hasVariants }: ListingState): number =>
  [genre, kind, isDevice, isExclusive, hasVariants].filter(Boolean).length;

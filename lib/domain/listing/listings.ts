/** Defines every list of games: its path, its texts, and the games it contains. */
import { collectionPath } from '../../collection-path';
import { counted } from '../play/amounts';
import type { CollectionSort } from './collection-rules';
import { GENRES, type IconKey } from '../games/genres';
import type { ScopeName } from './listing-query';

export type CatalogName = 'online' | 'download';

export interface Listing {
  path: string;
  scope: ScopeName;
  section: 'daily' | CatalogName | null;
  /** The uid of the list's genre; null if the list has none. */
  category: string | null;
  icon: IconKey | null;
  heading: string;
  lede: string;
  /** The document title, without the page number. */
  title: string;
  description: string;
  /** The paths of the same list in both catalogs; null if only one catalog has it. */
  paths: Readonly<Record<CatalogName, string>> | null;
  term: string | null;
  /** The keyword of a collection; absent for other lists. */
  collection?: string;
}

interface NamedCollection {
  keyword: string;
  title: string;
  lede: string;
  sort: CollectionSort;
}

const DAILY_TERM = 'daily-games';

const LEDES: Readonly<Record<string, string>> = {
  '19': 'Quick hands, short rounds, one more try.',
  '2': 'Doors that should have stayed shut, and the people who open them.',
  '24': 'Logic, numbers and memory, ten minutes at a time.',
  '6': 'Solitaire, mahjong and every board from your grandparents’ cupboard.',
  '16': 'Gentle games for small hands and for those beside them.',
  '20': 'Rooms full of clues, drawers full of letters, and one thing that should not be there.',
  '9': 'Pictures in pieces, from a coffee break to a whole evening.',
  '21': 'Pairs, threes and chains: put like with like.',
  '11': 'Tunes to tap and pictures to put in order.',
  '1': 'Blocks, bridges and switches that fall into place at last.',
  '4': 'Corners, long straights and a clock that does not wait.',
  '7': 'Aim, wait, let go.',
  '10': 'A whole season in five minutes, without the weather.',
  '3': 'Plan, build, regret, plan again.',
  '22': 'Counters, kitchens and farms where everyone wants everything at once.',
  '12': 'Letters to find, cross, stack and spell.',
};

const DAILY_LISTING: Listing = {
  path: `/online/${DAILY_TERM}`,
  scope: 'daily',
  section: 'daily',
  category: '31',
  icon: 'daily',
  heading: 'Daily games',
  lede: 'A new edition of each, every day.',
  title: 'Daily games',
  description: 'Free daily games: a new edition of each, every day, and an archive of all that went before.',
  paths: null,
  term: null,
};

/** Returns the list of `/online/[term]` or `/download/[term]`; null for an unknown term. */
export const termListing = (catalog: CatalogName, term: string): Listing | null => {
  if (catalog === 'online' && term === DAILY_TERM) return DAILY_LISTING;
  const genre = GENRES.find(({ slug }) => slug === term);
  if (!genre) return null;
  const { uid, name, slug, icon } = genre;
  const lede = LEDES[uid] ?? '';
  const isOnline = catalog === 'online';
  return {
    path: `/${catalog}/${slug}`,
    scope: 'genre',
    section: catalog,
    category: uid,
    icon,
    heading: name,
    lede,
    title: isOnline ? `${name} games` : `${name} games to download`,
    description: `${isOnline ? `Free online ${name} games` : `${name} games to download and keep`}. ${lede}`,
    paths: { online: `/online/${slug}`, download: `/download/${slug}` },
    term: null,
  };
};

const ALL_GAMES_PATHS = { online: '/online/all-games', download: '/download/all-games' };

const ALL_LISTINGS: Readonly<
  Record<CatalogName, Pick<Listing, 'heading' | 'lede' | 'title' | 'description'>>
> = {
  online: {
    heading: 'All online games',
    lede: 'Everything that plays in the browser, free and without an account.',
    title: 'All online games',
    description: 'Every game that plays in the browser, free and without an account.',
  },
  download: {
    heading: 'All downloads',
    lede: 'Games to keep and to play without a connection.',
    title: 'All games to download',
    description: 'Every game to download and keep, playable without a connection.',
  },
};

/** Returns the list of `/online/all-games` or `/download/all-games`. */
export const allListing = (catalog: CatalogName): Listing => ({
  path: ALL_GAMES_PATHS[catalog],
  scope: 'catalog',
  section: catalog,
  category: null,
  icon: null,
  paths: ALL_GAMES_PATHS,
  term: null,
  ...ALL_LISTINGS[catalog],
});

/** The list of `/download/special/new-releases`. */
export const NEW_RELEASES: Listing = {
  path: '/download/special/new-releases',
  scope: 'releases',
  section: 'download',
  category: '0',
  icon: 'daily',
  heading: 'New releases',
  lede: 'The latest games to keep.',
  title: 'New games to download',
  description: 'The latest games to download and keep, newest first.',
  paths: null,
  term: null,
};

const COLLECTION_SCOPES: Readonly<Record<CollectionSort, ScopeName>> = {
  popular: 'collectionPopular',
  rating: 'collectionRating',
  newest: 'collectionNewest',
  title: 'collectionTitle',
};

/** Returns the list of `/collections/{keyword}`. */
export const collectionListing = ({ keyword, title, lede, sort }: NamedCollection): Listing => ({
  path: collectionPath(keyword),
  scope: COLLECTION_SCOPES[sort],
  section: 'online',
  category: null,
  icon: null,
  heading: title,
  lede,
  title: `${title}: free online games`,
  description: lede || `${title}: free online games.`,
  paths: null,
  term: null,
  collection: keyword,
});

/** Returns the list of `/search/{term}` with `total` games in it. */
export const searchListing = (term: string, total: number): Listing => ({
  path: `/search/${encodeURIComponent(term)}`,
  scope: 'search',
  section: null,
  category: null,
  icon: null,
  heading: total > 0 ? `${counted(total, 'game')} for “${term}”` : `Nothing lit for “${term}”`,
  lede: '',
  title: `Search for “${term}”`,
  description: `Games that match “${term}”.`,
  paths: null,
  term,
});

/** What the server hands to the pages with lists of games. */
import type { GameSummary } from '@/lib/contract/game';
import type { ListingKind, ListingState } from './listing-query';
import type { Listing } from './listings';
import type { TermRefusal } from './term-refusal';

export interface ListingData {
  listing: Listing;
  state: ListingState;
  games: GameSummary[];
  total: number;
  pages: number;
  /** Words of the games that the term matched. */
  matches: string[];
  /** Ids of the genres that the term names. */
  namedGenres: string[];
  /** Games with the most similar names, where the term matched none. */
  nearest: GameSummary[];
}

/** How many games of each kind match; a kind that is absent has not been counted. */
export type KindCounts = Partial<Record<ListingKind | 'all', number>>;

export interface SearchData {
  /** Null where no term was asked for, or one that is refused. */
  results: ListingData | null;
  /** Why the term was not looked for; null where it was, or none was asked for. */
  refusal: TermRefusal | null;
  kinds: KindCounts;
}

export interface SiteText {
  title: string;
  href: string;
  /** The sentence in which the term stands. */
  excerpt: string;
}

export interface SiteTexts {
  heading: string;
  texts: SiteText[];
}

export interface SiteSearchData {
  /** What was asked for; of a term that is too long, its beginning. */
  term: string;
  /** Why nothing was looked for; null where it was, or nothing was asked. */
  refusal: TermRefusal | null;
  games: GameSummary[];
  total: number;
  matches: string[];
  /** Only sections that hold something. */
  texts: SiteTexts[];
}

export interface GenreRow {
  uid: string;
  total: number;
  /** The most played ones. */
  games: GameSummary[];
}

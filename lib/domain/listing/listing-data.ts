/** The data that the server passes to the pages with lists of games. */
import type { GameSummary } from '@/lib/contract/game';
import type { FoundFamily } from '@/lib/contract/games';
import type { ListingKind, ListingState } from './listing-query';
import type { Catalog, Listing } from './listings';
import type { TermRefusal } from '../search/term-refusal';

/** A collection as links name it. */
export interface Collection {
  keyword: string;
  title: string;
  lede: string;
}

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
  /** The family that the term names. */
  namedFamily: FoundFamily | null;
  /** Games with the most similar names, when the term matched none. */
  nearest: GameSummary[];
  /** The collections that the page links to. */
  collections?: Collection[];
}

/** The number of matching games of each kind; an absent kind has not been counted. */
export type KindCounts = Partial<Record<ListingKind | 'all', number>>;

export interface SearchData {
  /** Null when there was no term, or the term was refused. */
  results: ListingData | null;
  /** Why the term was refused; null when it was not, or there was none. */
  refusal: TermRefusal | null;
  kinds: KindCounts;
}

export interface SiteText {
  title: string;
  href: string;
  /** The sentence that contains the term. */
  excerpt: string;
}

export interface SiteTexts {
  heading: string;
  texts: SiteText[];
}

export interface SiteSearchData {
  /** The search term; the beginning of one that is too long. */
  term: string;
  /** Why the search was refused; null when it was not, or there was no term. */
  refusal: TermRefusal | null;
  games: GameSummary[];
  total: number;
  matches: string[];
  /** Only sections that are not empty. */
  texts: SiteTexts[];
}

/** A game of a family. */
export interface FamilyKind {
  game: GameSummary;
  /** The modes of the picker that it has. */
  modeKeys: string[];
  /** The URL of the diagram that explains it. */
  diagram: string | null;
}

/** A family and its games. */
export interface FamilyData {
  family: { slug: string; name: string; lede: string };
  listing: Pick<Listing, 'path' | 'title' | 'description' | 'category'>;
  /** The picker of modes; its options are empty when the kinds have none in common. */
  picker: { name: string; modes: { key: string; label: string }[] };
  /** The dailies of the family. */
  dailies: GameSummary[];
  groups: { title: string; note: string; kinds: FamilyKind[] }[];
}

export interface GenresData {
  catalog: Catalog;
  genres: GenreRow[];
  collections: Collection[];
}

export interface GenreRow {
  uid: string;
  total: number;
  /** The most played games. */
  games: GameSummary[];
}

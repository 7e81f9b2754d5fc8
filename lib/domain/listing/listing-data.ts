/** The data that the server passes to pages with lists of games. */
import type { GameSummary } from '@/lib/contract/game';
import type { FoundFamily } from '@/lib/contract/games';
import type { ListingKind, ListingState } from './listing-query';
import type { CatalogName, Listing } from './listings';
import type { TermRefusal } from '../search/term-refusal';

/** The fields of a collection that links need. */
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
  /** The words in games' texts that matched the search term. */
  matches: string[];
  /** The ids of the genres that the search term names. */
  namedGenres: string[];
  /** The family that the search term names. */
  namedFamily: FoundFamily | null;
  /** The games with the most similar names; filled only when no game matched the search term. */
  nearest: GameSummary[];
  /** The collections that the page links to. */
  collections?: Collection[];
}

/** The number of matching games of each kind; a kind is absent if its games were not counted. */
export type KindCounts = Partial<Record<ListingKind | 'all', number>>;

export interface SearchData {
  /** Null when there was no search term or it was refused. */
  results: ListingData | null;
  /** Why the search term was refused; null otherwise. */
  refusal: TermRefusal | null;
  kinds: KindCounts;
}

export interface SiteText {
  title: string;
  href: string;
  /** The sentence that contains the search term. */
  excerpt: string;
}

export interface SiteTexts {
  heading: string;
  texts: SiteText[];
}

export interface SiteSearchData {
  /** The search term, truncated if it was too long. */
  term: string;
  /** Why the search was refused; null otherwise. */
  refusal: TermRefusal | null;
  games: GameSummary[];
  total: number;
  matches: string[];
  /** The sections with matches; empty sections are omitted. */
  texts: SiteTexts[];
}

/** A game of a family. */
export interface FamilyKind {
  game: GameSummary;
  /** The keys of the picker's modes that this game has. */
  modeKeys: string[];
  /** The URL of the diagram that explains this kind; null if there is none. */
  diagram: string | null;
}

/** A family and its games. */
export interface FamilyData {
  family: { slug: string; name: string; lede: string };
  listing: Pick<Listing, 'path' | 'title' | 'description' | 'category'>;
  /** The picker of modes; its options are empty when the kinds share no modes. */
  picker: { name: string; modes: { key: string; label: string }[] };
  /** The family's dailies. */
  dailies: GameSummary[];
  groups: { title: string; note: string; kinds: FamilyKind[] }[];
}

export interface GenresData {
  catalog: CatalogName;
  genres: GenreRow[];
  collections: Collection[];
}

export interface GenreRow {
  uid: string;
  total: number;
  /** The genre's most played games. */
  games: GameSummary[];
}

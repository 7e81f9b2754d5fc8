/** The recent searches of this browser: newest first, without duplicates. */
import { MAX_TERM_LENGTH } from './search-term';

export const RECENT_SEARCHES_KEY = 'sw_recent_searches';
export const MAX_RECENT_SEARCHES = 6;

/** Parses a stored list; malformed entries are dropped. */
export const parseRecentSearches = (stored: unknown): readonly string[] =>
  Array.isArray(stored)
    ? stored
        .filter((term): term is string => typeof term === 'string' && term.trim() !== '')
        .map((term) => term.slice(0, MAX_TERM_LENGTH))
        .slice(0, MAX_RECENT_SEARCHES)
    : [];

export const withoutSearch = (terms: readonly string[], term: string): readonly string[] =>
  terms.filter((known) => known.toLowerCase() !== term.toLowerCase());

/** Adds a term to the front of the list. */
export const withSearch = (terms: readonly string[], term: string): readonly string[] =>
  [term, ...withoutSearch(terms, term)].slice(0, MAX_RECENT_SEARCHES);

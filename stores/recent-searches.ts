/** Reads and changes the recent searches, which are stored only in this browser and deleted at sign-out. */
import {
  parseRecentSearches,
  RECENT_SEARCHES_KEY,
  withoutSearch,
  withSearch,
} from '@/lib/domain/search/recent-searches';
import type { KeyValueStorage } from './key-value-storage';

type RecentSearchesStorage = Pick<KeyValueStorage, 'read' | 'write'>;

export const listRecentSearches = (storage: RecentSearchesStorage): readonly string[] =>
  parseRecentSearches(storage.read(RECENT_SEARCHES_KEY));

export const storeRecentSearch = (storage: RecentSearchesStorage, term: string): void =>
  void storage.write(RECENT_SEARCHES_KEY, withSearch(listRecentSearches(storage), term));

/** @returns the remaining searches */
export const removeRecentSearch = (storage: RecentSearchesStorage, term: string): readonly string[] => {
  const left = withoutSearch(listRecentSearches(storage), term);
  storage.write(RECENT_SEARCHES_KEY, left);
  return left;
};

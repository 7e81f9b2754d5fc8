import { describe, expect, it } from 'vitest';
import { MAX_RECENT_SEARCHES, RECENT_SEARCHES_KEY } from '@/lib/domain/search/recent-searches';
import { listRecentSearches, removeRecentSearch, storeRecentSearch } from '@/stores/recent-searches';
import { createMemoryStorage } from '@/tests/support/stores';

describe('the list of recent searches', () => {
  it('starts with the newest, and contains each search once, as it was last spelled', () => {
    const storage = createMemoryStorage();
    for (const term of ['pool', 'sudoku', 'Pool']) storeRecentSearch(storage, term);
    expect(listRecentSearches(storage)).toEqual(['Pool', 'sudoku']);
  });

  it('drops the oldest search beyond the limit', () => {
    const storage = createMemoryStorage();
    for (let index = 0; index <= MAX_RECENT_SEARCHES; index += 1) storeRecentSearch(storage, `term ${index}`);
    expect(listRecentSearches(storage)).toHaveLength(MAX_RECENT_SEARCHES);
    expect(listRecentSearches(storage)).not.toContain('term 0');
  });

  it('loses a search that is removed, and keeps the others', () => {
    const storage = createMemoryStorage();
    for (const term of ['pool', 'sudoku']) storeRecentSearch(storage, term);
    expect(removeRecentSearch(storage, 'sudoku')).toEqual(['pool']);
    expect(listRecentSearches(storage)).toEqual(['pool']);
  });

  it('ignores unreadable stored values', () => {
    const storage = createMemoryStorage();
    storage.write(RECENT_SEARCHES_KEY, ['pool', 7, null, '  ']);
    expect(listRecentSearches(storage)).toEqual(['pool']);
    storage.write(RECENT_SEARCHES_KEY, { pool: 1 });
    expect(listRecentSearches(storage)).toEqual([]);
  });
});

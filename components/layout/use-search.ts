/** Runs a search. A term of fewer than three characters causes a notice and is never sent (spec §5). */
import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { MIN_TERM_LENGTH } from '@/lib/domain/search/search-term';
import { SEARCH_MESSAGES } from '@/lib/messages/search';
import { browserStorage } from '@/stores/key-value-storage';
import { useNotifications } from '@/stores/stores-provider';
import { getSiteConfig } from './site-config';

/** Stores a search in this browser. If the code for that fails to load, the search continues. */
const storeSearch = async (term: string): Promise<void> => {
  const { storeRecentSearch } = await import('@/stores/recent-searches');
  storeRecentSearch(browserStorage, term);
};

/** @returns a function that starts a search, and returns whether it has started */
export const useSearch = (): ((text: string) => boolean) => {
  const { push } = useRouter();
  const notify = useNotifications((state) => state.notify);
  return useCallback(
    (text: string): boolean => {
      const term = text.trim();
      // The server counts visible characters (lib/visible-length.ts), which is too much code for every page.
      const isLongEnough = [...term].length >= MIN_TERM_LENGTH;
      if (isLongEnough) {
        storeSearch(term).catch(() => undefined);
        void push(`${getSiteConfig().searchUrl}/${encodeURIComponent(term)}`);
      } else notify(SEARCH_MESSAGES.searchTooShort, 'warning');
      return isLongEnough;
    },
    [push, notify],
  );
};

/** Runs a search: a term under three characters gets a notice and never leaves the browser (spec §5). */
import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { MIN_TERM_LENGTH } from '@/lib/domain/search-term';
import { SEARCH_MESSAGES } from '@/lib/messages/search';
import { paths } from '@/lib/paths';
import { useNotifications } from '@/stores/stores-provider';
import { searchRoute } from './search-route';

/** @returns a function that says whether the search has begun */
export const useSearch = (): ((text: string) => boolean) => {
  const { push } = useRouter();
  const notify = useNotifications((state) => state.notify);
  return useCallback(
    (text: string): boolean => {
      const term = text.trim();
      const isLongEnough = term.length >= MIN_TERM_LENGTH;
      if (isLongEnough) {
        const { href, as } = searchRoute(paths.search(term));
        void push(href, as);
      } else notify(SEARCH_MESSAGES.searchTooShort, 'warning');
      return isLongEnough;
    },
    [push, notify],
  );
};

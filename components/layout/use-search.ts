/** Runs a search: a term under three characters gets a notice and never leaves the browser (spec §5). */
import { useRouter } from 'next/router';
import { useCallback } from 'react';
import { MIN_TERM_LENGTH } from '@/lib/domain/search-term';
import { SEARCH_MESSAGES } from '@/lib/messages/search';
import { useNotifications } from '@/stores/stores-provider';
import { siteConfig } from './site-config';

/** @returns a function that returns whether the search has started */
export const useSearch = (): ((text: string) => boolean) => {
  const { push } = useRouter();
  const notify = useNotifications((state) => state.notify);
  return useCallback(
    (text: string): boolean => {
      const term = text.trim();
      const isLongEnough = [...term].length >= MIN_TERM_LENGTH;
      if (isLongEnough) void push(`${siteConfig().searchUrl}/${encodeURIComponent(term)}`);
      else notify(SEARCH_MESSAGES.searchTooShort, 'warning');
      return isLongEnough;
    },
    [push, notify],
  );
};

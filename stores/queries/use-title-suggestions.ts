/** The query function of the search field (spec §7), which returns the titles of games that match the text. */
import { useCallback } from 'react';
import { createSuggestionsClient } from '@/api-clients/product/suggestions';
import { useClients } from '@/stores/stores-provider';

export const useTitleSuggestions = (): ((text: string) => Promise<readonly string[]>) => {
  const { callProduct } = useClients();
  return useCallback((text: string) => createSuggestionsClient(callProduct).suggest(text), [callProduct]);
};

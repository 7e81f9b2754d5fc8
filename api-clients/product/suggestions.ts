/** The search box's calls; apart from the games client, which every page carries. */
import type { Caller } from '../http';
import { listSuggestions } from '@/lib/contract/games';

export const createSuggestionsClient = (call: Caller) => ({
  /** Titles that fit a typed text of at least 3 characters. */
  suggest: (text: string) => call(listSuggestions, { query: { q: text } }),
});

/** The call of the search field. It is separate from the games client, which every page loads. */
import type { ApiCaller } from '../http';
import { listSuggestions } from '@/lib/contract/games';

export const createSuggestionsClient = (call: ApiCaller) => ({
  /** Lists titles that match a typed text of at least 3 characters. */
  suggest: (text: string) => call(listSuggestions, { query: { q: text } }),
});

/** Explains why a search term is refused. Separate from lib/messages.ts, which every page loads. */
import { MAX_TERM_LENGTH } from './domain/search/search-term';
import type { TermRefusal } from './domain/search/term-refusal';
import { SEARCH_MESSAGES } from './messages/search';

export const TERM_REFUSALS: Readonly<Record<TermRefusal, string>> = {
  short: SEARCH_MESSAGES.searchTooShort,
  unreadable: 'This search term has characters that cannot be read. Please type it again.',
  long: `Search terms must be at most ${MAX_TERM_LENGTH} characters in length.`,
};

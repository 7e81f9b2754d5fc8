/** Messages of the search (spec §8). */

export const SEARCH_MESSAGES = {
  searchTooShort: 'Search terms must be at least 3 characters in length.',
} as const;

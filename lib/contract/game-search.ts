/** The call that requests a list of games, without the response schema, for clients that only count games. */
import * as v from 'valibot';
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH } from '../domain/search/search-term';
import { SEARCH_MESSAGES } from '../messages/search';
import { visibleLength } from '../visible-length';
import { oneOrMany, pageQuery, trimmedText, wireBoolean, wireId } from './wire';

export const mobileOnlyField = { field_is_this_game_mobile: v.optional(wireBoolean) };

export const searchSorts = ['popular', 'rating', 'newest', 'title', 'relevance'] as const;
export const contentTypes = ['daily_game', 'free_game', 'download_game', 'online_game'] as const;

export const gameSearch = {
  id: 'games.search',
  service: 'product',
  method: 'GET',
  path: '/api/games/search',
  access: 'anyone',
  summary: 'Searches and lists games; the daily form sends tid[] and content_type[].',
  query: v.object({
    ...pageQuery,
    tid: v.optional(wireId),
    'tid[]': v.optional(oneOrMany(wireId)),
    'content_type[]': v.optional(oneOrMany(v.picklist(contentTypes))),
    title: v.optional(
      v.pipe(
        trimmedText(MAX_TERM_LENGTH),
        // Spec §5: a shorter term is refused; an empty one counts as missing.
        v.check(
          (term) => term === '' || visibleLength(term) >= MIN_TERM_LENGTH,
          SEARCH_MESSAGES.searchTooShort,
        ),
      ),
    ),
    sort_by: v.optional(v.picklist(searchSorts)),
    sort_order: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(['ASC', 'DESC']))),
    exclusive: v.optional(wireBoolean),
    /** The slug of a family; only its games are listed. */
    family: v.optional(trimmedText(40)),
    /** Lists one game for each family: the first in the requested sort order. */
    families: v.optional(wireBoolean),
    /** Lists the games and families that the suggestions for the title name, without other filters. */
    suggested: v.optional(wireBoolean),
    /** The keyword of a collection; only its games are listed. */
    collection: v.optional(trimmedText(40)),
    ...mobileOnlyField,
  }),
} as const;

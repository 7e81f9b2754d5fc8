/** The call that requests a game by its slug, without the response schema, for clients that only count a view. */
import * as v from 'valibot';
import { trimmedText, wireBoolean } from './wire';

export const gameByAlias = {
  id: 'games.getByAlias',
  service: 'product',
  method: 'GET',
  path: '/api/node/game/entity/alias',
  access: 'anyone',
  summary: 'Returns a complete game by its slug; trackGameView=1 counts a view once per visitor and day.',
  query: v.object({
    route: v.pipe(trimmedText(128), v.regex(/^[\w-]+$/, 'Must be a slug.')),
    trackGameView: v.optional(wireBoolean),
  }),
} as const;

/** The call that counts views of games. It is separate from the games client, whose schemas are not needed for counting. */
import * as v from 'valibot';
import type { ApiCaller } from '../http';
import { defineCall } from '@/lib/contract/call';
import { gameByAlias } from '@/lib/contract/game-by-alias';

const trackView = defineCall({ ...gameByAlias, answer: v.unknown() });

export const createGameViewsClient = (call: ApiCaller) => ({
  /** Counts a view, once per visitor and day. */
  track: (slug: string) => call(trackView, { query: { route: slug, trackGameView: 1 } }),
});

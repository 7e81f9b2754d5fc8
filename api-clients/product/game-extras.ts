/** What only a game's page asks for, and only at its first use. */
import { getDailyUpsell, getRandomGame, listDailyRecommendations, listTopTags } from '@/lib/contract/games';
import type { GameSummary } from '@/lib/contract/game';
import { ApiError } from '@/lib/errors';
import { callPathOf } from '@/lib/domain/site-address';
import type { Caller } from '../http';

export const createGameExtrasClient = (call: Caller) => ({
  /** The tags that members gave a game, most frequent first. */
  listTopTags: async (uid: string) => (await call(listTopTags, { params: { id: uid } })).rows,
  /** The downloads that fit tonight's dailies. */
  listDailyUpsell: async (): Promise<GameSummary[]> => (await call(getDailyUpsell, {})).rows,
  /** Tonight's other dailies, those of the game's genres first. */
  listDailyRecommendations: async (uid: string): Promise<GameSummary[]> =>
    (await call(listDailyRecommendations, { params: { id: uid } })).rows,
  /**
   * Spec §7, `GET {token}`: the game that a path out of a game's record answers with.
   * @throws ApiError badRequest for an address that is no call of this site
   */
  getByToken: (token: string): Promise<GameSummary> => {
    const path = callPathOf(token);
    if (!path) throw new ApiError('badRequest', 'Not a call of this site.', { callId: getRandomGame.id });
    return call({ ...getRandomGame, path }, {});
  },
});

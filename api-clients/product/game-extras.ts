/** Calls that only a game's page makes; loads with the first of them. */
import { getDailyUpsell, getRandomGame, listDailyRecommendations, listTopTags } from '@/lib/contract/games';
import type { GameSummary } from '@/lib/contract/game';
import { ApiError } from '@/lib/errors';
import { callPathOf } from '@/lib/domain/games/record-url';
import type { Caller } from '../http';

export const createGameExtrasClient = (call: Caller) => ({
  /** Lists the tags that members gave a game, most frequent first. */
  listTopTags: async (uid: string) => (await call(listTopTags, { params: { id: uid } })).rows,
  /** Lists the downloads that match tonight's dailies. */
  listDailyUpsell: async (): Promise<GameSummary[]> => (await call(getDailyUpsell, {})).rows,
  /** Lists tonight's other dailies, those of the game's genres first. */
  listDailyRecommendations: async (uid: string): Promise<GameSummary[]> =>
    (await call(listDailyRecommendations, { params: { id: uid } })).rows,
  /**
   * Spec §7, `GET {token}`: returns the game behind a path from a game's record.
   * @param hiddenKeys a random game is none that these hide (lib/domain/members/hidden-games.ts)
   * @throws ApiError badRequest for a path that is not a call of this site
   */
  getByToken: (token: string, hiddenKeys: readonly string[] = []): Promise<GameSummary> => {
    const path = callPathOf(token);
    if (!path) throw new ApiError('badRequest', 'Not a call of this site.', { callId: getRandomGame.id });
    const isRandom = hiddenKeys.length > 0 && /^[^?]+/.exec(path)?.[0] === getRandomGame.path;
    const without = `${path.includes('?') ? '&' : '?'}without=${hiddenKeys.join(',')}`;
    return call({ ...getRandomGame, path: isRandom ? path + without : path }, {});
  },
});

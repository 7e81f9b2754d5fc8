/** Calls that only a game's page makes; loads with the first of them. */
import { getDailyUpsell, getRandomGame, listDailyRecommendations, listTopTags } from '@/lib/contract/games';
import type { GameSummary } from '@/lib/contract/game';
import { ApiError } from '@/lib/errors';
import { parseCallPath } from '@/lib/domain/games/record-url';
import type { ApiCaller } from '../http';

export const createGameExtrasClient = (call: ApiCaller) => ({
  /** Lists the tags that members have given a game, most frequent first. */
  listTopTags: async (uid: string) => (await call(listTopTags, { params: { id: uid } })).rows,
  /** Lists the downloads that match today's dailies. */
  listDailyUpsell: async (): Promise<GameSummary[]> => (await call(getDailyUpsell, {})).rows,
  /** Lists today's other dailies; those of the game's genres come first. */
  listDailyRecommendations: async (uid: string): Promise<GameSummary[]> =>
    (await call(listDailyRecommendations, { params: { id: uid } })).rows,
  /**
   * Returns the game for a path from a catalog entry (spec §7, `GET {token}`).
   * @param hiddenKeys the keys of games that must not be chosen at random (lib/domain/members/hidden-games.ts)
   * @throws ApiError badRequest if the path is not a call of this site
   */
  getByToken: (token: string, hiddenKeys: readonly string[] = []): Promise<GameSummary> => {
    const path = parseCallPath(token);
    if (!path) throw new ApiError('badRequest', 'Not a call of this site.', { callId: getRandomGame.id });
    const isRandom = hiddenKeys.length > 0 && /^[^?]+/.exec(path)?.[0] === getRandomGame.path;
    const without = `${path.includes('?') ? '&' : '?'}without=${hiddenKeys.join(',')}`;
    return call({ ...getRandomGame, path: isRandom ? path + without : path }, {});
  },
});

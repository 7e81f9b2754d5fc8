/** Calls for challenge links. Only the pages that show or create one load it. */
import type { ApiCaller } from '../http';
import {
  createChallenge,
  enterChallenge,
  getChallenge,
  listChallenges,
  markChallengesSeen,
} from '@/lib/contract/challenges';

export const createChallengesClient = (call: ApiCaller) => ({
  /**
   * Creates a link and returns its id. A repeated call changes whether the link hides the name. @throws ApiError
   * conflict for an unverified result
   */
  create: (runId: string, hidesName: boolean) => call(createChallenge, { body: { runId, hidesName } }),
  /** @throws ApiError notFound */
  get: (id: string) => call(getChallenge, { params: { id } }),
  /** Enters the player's earlier result of the same puzzle. @throws ApiError conflict if there is none */
  enter: (id: string) => call(enterChallenge, { params: { id } }),
  listAnswered: () => call(listChallenges, {}),
  markSeen: (ids: string[]) => call(markChallengesSeen, { body: { ids } }),
});

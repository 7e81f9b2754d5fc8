/** Challenge links. Only the pages that show or create one load it. */
import type { Caller } from '../http';
import {
  createChallenge,
  enterChallenge,
  getChallenge,
  listChallenges,
  markChallengesSeen,
} from '@/lib/contract/challenges';

export const createChallengesClient = (call: Caller) => ({
  /** Returns the link's id; a repeated call changes whether it hides the name. @throws ApiError conflict for an unverified result */
  create: (runId: string, hidesName: boolean) => call(createChallenge, { body: { runId, hidesName } }),
  /** @throws ApiError notFound */
  get: (id: string) => call(getChallenge, { params: { id } }),
  /** Enters the player's earlier result on the same puzzle. @throws ApiError conflict without one */
  enter: (id: string) => call(enterChallenge, { params: { id } }),
  listAnswered: () => call(listChallenges, {}),
  markSeen: (ids: string[]) => call(markChallengesSeen, { body: { ids } }),
});

/** Loads the player's own challenges that others have answered. */
import useSWR from 'swr';
import { createChallengesClient } from '@/api-clients/scores/challenges';
import type { AnsweredChallenge } from '@/lib/contract/challenges';
import { useClients } from '@/stores/stores-provider';

/** Returns an empty list while unknown, and if they cannot be loaded. */
export const useAnsweredChallenges = (): readonly AnsweredChallenge[] => {
  const { callScores } = useClients();
  const { data } = useSWR('answered-challenges', () => createChallengesClient(callScores).listAnswered());
  return data ?? [];
};

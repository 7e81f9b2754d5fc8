/** Marks the answers to the player's own challenges as seen. */
import { useCallback } from 'react';
import { createChallengesClient } from '@/api-clients/scores/challenges';
import { useClients } from '../stores-provider';

/**
 * @returns a function that marks the challenges with these ids. If the request fails, the next page lists their
 * answers again.
 */
export const useMarkChallengesSeen = (): ((ids: string[]) => void) => {
  const { callScores } = useClients();
  return useCallback(
    (ids) =>
      void (
        ids.length > 0 &&
        createChallengesClient(callScores)
          .markSeen(ids)
          .catch(() => undefined)
      ),
    [callScores],
  );
};

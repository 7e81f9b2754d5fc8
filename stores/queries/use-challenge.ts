/** Loads a challenge as this player sees it. */
import { useState } from 'react';
import useSWR from 'swr';
import { createChallengesClient } from '@/api-clients/scores/challenges';
import type { Challenge } from '@/lib/contract/challenges';
import { describeError } from '@/lib/describe-error';
import { useAuth, useClients } from '@/stores/stores-provider';
import { useSingleFlight } from '@/stores/use-single-flight';

const COMPARISON_FAILED = 'Your result could not be compared. Please try again.';

interface ViewedChallenge {
  challenge: Challenge | undefined;
  /** Whether the data is for this player. Before that, only the puzzle and the sender are known. */
  isOwn: boolean;
  error: string;
  /** Enters the player's earlier result of the same puzzle. */
  enter(): Promise<void>;
  /** Whether the result is being entered. */
  isEntering: boolean;
}

/** @param first the public data of the challenge, if the page has it */
export const useChallenge = (id: string, first?: Challenge): ViewedChallenge => {
  const { callScores } = useClients();
  const isReady = useAuth((state) => state.isReady);
  const [error, setError] = useState('');
  const { isBusy, run } = useSingleFlight();
  const { data, mutate } = useSWR(isReady ? ['challenge', id] : null, () =>
    createChallengesClient(callScores).get(id),
  );
  const enterChallenge = async (): Promise<void> => {
    setError('');
    try {
      await createChallengesClient(callScores).enter(id);
      await mutate();
    } catch (cause) {
      setError(describeError(cause, COMPARISON_FAILED));
    }
  };
  return {
    challenge: data ?? first,
    isOwn: data !== undefined,
    error,
    enter: () => run(enterChallenge),
    isEntering: isBusy,
  };
};

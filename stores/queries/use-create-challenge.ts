/** Creates the link that challenges a friend to the puzzle of a run. */
import { useCallback, useEffect, useState } from 'react';
import { createChallengesClient } from '@/api-clients/scores/challenges';
import { describeError } from '@/lib/describe-error';
import { challengePath } from '@/lib/challenge-path';
import { useClients } from '@/stores/stores-provider';

const FAILED = 'The link could not be created. Please try again.';

interface CreatedChallenge {
  /** The absolute URL; null until the link exists. */
  url: string | null;
  error: string;
  retry(): void;
}

/** @param hidesName whether the link hides the player's name; a change updates the same link */
export const useCreateChallenge = (runId: string, hidesName: boolean): CreatedChallenge => {
  const { callScores } = useClients();
  const [created, setCreated] = useState<{ url: string; hidesName: boolean } | null>(null);
  const [error, setError] = useState('');
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    createChallengesClient(callScores)
      .create(runId, hidesName)
      .then(
        ({ id }) => {
          if (!isCurrent) return;
          setError('');
          setCreated({ url: new URL(challengePath(id), window.location.href).href, hidesName });
        },
        (cause: unknown) => isCurrent && setError(describeError(cause, FAILED)),
      );
    return () => {
      isCurrent = false;
    };
  }, [callScores, runId, hidesName, attempts]);
  const retry = useCallback(() => setAttempts((count) => count + 1), []);
  return { url: created?.hidesName === hidesName ? created.url : null, error, retry };
};

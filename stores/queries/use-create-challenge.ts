/** Creates the link that challenges a friend to the puzzle of a run. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { createChallengesClient } from '@/api-clients/scores/challenges';
import { describeError } from '@/lib/describe-error';
import { challengePath } from '@/lib/challenge-path';
import { useClients } from '@/stores/stores-provider';
import { useSingleFlight } from '@/stores/use-single-flight';

const LINK_FAILED = 'The link could not be created. Please try again.';

interface CreatedChallenge {
  /** The absolute URL; null until the link exists. */
  url: string | null;
  error: string;
  retry(): Promise<void>;
  /** Whether the link is being created. */
  isBusy: boolean;
}

/** @param hidesName whether the link hides the player's name; a change updates the same link */
export const useCreateChallenge = (runId: string, hidesName: boolean): CreatedChallenge => {
  const { callScores } = useClients();
  const [created, setCreated] = useState<{ url: string; hidesName: boolean } | null>(null);
  const [failed, setFailed] = useState<{ error: string; hidesName: boolean } | null>(null);
  const error = failed?.hidesName === hidesName ? failed.error : '';
  const url = created?.hidesName === hidesName ? created.url : null;
  /** The newest request; responses to earlier ones are ignored. */
  const latest = useRef<object | null>(null);
  const create = useCallback((): Promise<void> => {
    const request = {};
    latest.current = request;
    return createChallengesClient(callScores)
      .create(runId, hidesName)
      .then(
        ({ id }) => {
          if (latest.current !== request) return;
          setFailed(null);
          setCreated({ url: new URL(challengePath(id), window.location.href).href, hidesName });
        },
        (cause: unknown) => {
          if (latest.current === request) setFailed({ error: describeError(cause, LINK_FAILED), hidesName });
        },
      );
  }, [callScores, runId, hidesName]);
  useEffect(() => {
    void create();
    return () => {
      latest.current = null;
    };
  }, [create]);
  const { isBusy: isRetrying, run } = useSingleFlight();
  const isFirst = url === null && error === '';
  return { url, error, retry: () => run(create), isBusy: isFirst || isRetrying };
};

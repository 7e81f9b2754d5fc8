/** Returns the reason why a member's page has no member: the session has ended, or it could not be checked. */
import useSWR from 'swr';
import { useAuth, useClients } from '@/stores/stores-provider';

export type SessionCheckStatus = 'checking' | 'ended' | 'unknown';

/** @returns the reason, and a function that checks again */
export const useLostSession = (): [SessionCheckStatus, () => Promise<void>] => {
  const { sessions } = useClients();
  const loadActions = useAuth((state) => state.loadActions);
  const { data, error, mutate } = useSWR('lost-session', () => sessions.getLoginStatus(), {
    revalidateOnFocus: false,
    revalidateIfStale: true,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  });
  const retryVerification = async (): Promise<void> => {
    await (await loadActions()).verify();
    await mutate();
  };
  if (error || data === true) return ['unknown', retryVerification];
  return [data === false ? 'ended' : 'checking', retryVerification];
};

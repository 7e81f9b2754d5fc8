/** Why a page of a member has none: the session has ended, or it could not be learnt who this is. */
import useSWR from 'swr';
import { useAuth, useClients } from '@/stores/stores-provider';

export type LostSession = 'asking' | 'ended' | 'unknown';

/** @returns what is known, and what asks again */
export const useLostSession = (): [LostSession, () => Promise<void>] => {
  const { sessions } = useClients();
  const act = useAuth((state) => state.act);
  const { data, error, mutate } = useSWR('lost-session', () => sessions.getLoginStatus(), {
    revalidateOnFocus: false,
    revalidateIfStale: true,
    shouldRetryOnError: false,
    dedupingInterval: 0,
  });
  const retry = async (): Promise<void> => {
    await (await act()).verify();
    await mutate();
  };
  if (error || data === true) return ['unknown', retry];
  return [data === false ? 'ended' : 'asking', retry];
};

/** Loads the member's token balance from the scores service (spec §7 `GET tokenbalance`). */
import useSWR from 'swr';
import { getTokenBalance } from '@/lib/contract/scores';
import { useClients } from '@/stores/stores-provider';
import { DAILIES_KEY } from './use-dailies';

export const tokensKey = (uid: string) => [DAILIES_KEY, 'tokens', uid] as const;

/** @returns null while unknown */
export const useTokenBalance = (uid: string): number | null => {
  const { callScores, player } = useClients();
  const { data } = useSWR(tokensKey(uid), async () =>
    // After a sign-out there is no balance to load.
    (await player.peek()) ? callScores(getTokenBalance, {}) : null,
  );
  return data?.total_tokens ?? null;
};

/** Lists games that match the signed-in member's plays. */
import useSWR from 'swr';
import { createSocialClient } from '@/api-clients/product/social';
import type { GameSummary } from '@/lib/contract/game';
import { useAuth, useClients } from '../stores-provider';

/** Returns undefined while unknown, and an empty list if they cannot be loaded. */
export const useGamesForYou = (count: number): readonly GameSummary[] | undefined => {
  const { callProduct } = useClients();
  const member = useAuth((state) => state.user?.uid);
  const { data, error } = useSWR(member ? ['games-for-you', member, count] : null, () =>
    createSocialClient(callProduct).listGamesForYou(count),
  );
  return error ? [] : data;
};

/** Loads a hidden game, which no public call returns, for administrators. */
import useSWR from 'swr';
import { createAdministrationClient } from '@/api-clients/product/administration';
import type { Game } from '@/lib/contract/game';
import { useClients } from '../stores-provider';

/** @returns null while loading, and if there is no such game */
export const useUnlistedGame = (slug: string | null): Game | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(
    slug && ['unlisted-game', slug],
    () => createAdministrationClient(callProduct).getGame(slug ?? ''),
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? null;
};

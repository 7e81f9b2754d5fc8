/** Lists the download games that the member has purchased (spec §7: block/downloads). */
import useSWR from 'swr';
import { createProfilesClient } from '@/api-clients/product/profiles';
import type { GameSummary } from '@/lib/contract/game';
import { useClients } from '../stores-provider';

interface OwnDownloads {
  rows: readonly GameSummary[];
  total: number;
}

/** @returns null while unknown, and if they cannot be loaded */
export const useOwnDownloads = (uid: string, count: number): OwnDownloads | null => {
  const { callProduct } = useClients();
  const { data } = useSWR(['own-downloads', uid, count], async () => {
    const { rows, pager } = await createProfilesClient(callProduct).listDownloads(uid, count);
    return { rows, total: pager.total_items };
  });
  return data ?? null;
};

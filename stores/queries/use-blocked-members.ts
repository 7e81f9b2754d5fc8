/** Lists the members whom the member has blocked. */
import useSWR from 'swr';
import { createOwnAccountClient } from '@/api-clients/product/own-account';
import { useClients } from '@/stores/stores-provider';

export const useBlockedMembers = (uid: string) => {
  const { callProduct } = useClients();
  return useSWR(['blocked-members', uid], () => createOwnAccountClient(callProduct).listBlocked(), {
    revalidateOnFocus: false,
  });
};

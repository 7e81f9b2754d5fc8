/** Lists the uids of the member's friends, for requests to the scores service, which does not know friends. */
import useSWR from 'swr';
import { FRIENDS_AT_ONCE } from '@/lib/contract/scores-requests';
import { useAuth, useClients } from '@/stores/stores-provider';

const NO_FRIENDS: readonly string[] = [];

/** Returns an empty list for visitors, while loading and on failure, because a board works without friends. */
export const useFriendUids = (): readonly string[] => {
  const { callProduct } = useClients();
  const uid = useAuth(({ user }) => user?.uid ?? null);
  const { data } = useSWR(uid ? (['friend-uids', uid] as const) : null, async ([, own]) => {
    const { createProfilesClient } = await import('@/api-clients/product/profiles');
    const { rows } = await createProfilesClient(callProduct).listFriends(own, FRIENDS_AT_ONCE);
    return rows.map((friend) => friend.uid);
  });
  return data ?? NO_FRIENDS;
};

/** The member's friends by number, as the scores service is asked for their rows; it knows no friends itself. */
import useSWR from 'swr';
import { FRIENDS_AT_ONCE } from '@/lib/contract/scores-requests';
import { useAuth, useClients } from '@/stores/stores-provider';

const NOBODY: readonly string[] = [];

/** Nobody's for visitors, while they load, and where they can't be had: a board does without them. */
export const useFriendUids = (): readonly string[] => {
  const { callProduct } = useClients();
  const uid = useAuth(({ user }) => user?.uid ?? null);
  const { data } = useSWR(uid ? (['friend-uids', uid] as const) : null, async ([, own]) => {
    const { createProfilesClient } = await import('@/api-clients/product/profiles');
    const { rows } = await createProfilesClient(callProduct).listFriends(own, FRIENDS_AT_ONCE);
    return rows.map((friend) => friend.uid);
  });
  return data ?? NOBODY;
};

/** Lists the games and groups that the visitor hides, from the account of a member or from this browser for a guest. */
import useSWR from 'swr';
import { createHiddenGamesClient } from '@/api-clients/product/hidden-games';
import { findGameGroup } from '@/lib/domain/games/game-groups';
import type { GameGroup } from '@/lib/domain/members/hidden-games';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { getGuestHidden } from '../guest-hidden-games';
import { browserStorage } from '../key-value-storage';
import { useAuth, useClients } from '../stores-provider';
import { HIDDEN_LIST_KEY } from './hidden-list-key';

export interface HiddenList {
  games: readonly RecentGame[];
  groups: readonly GameGroup[];
}

const readGuest = (): HiddenList => {
  const { games, groups } = getGuestHidden(browserStorage);
  return { games, groups: groups.flatMap((key) => findGameGroup(key) ?? []) };
};

export const useHiddenList = () => {
  const { callProduct } = useClients();
  const owner = useAuth(({ isReady, user }) => (isReady ? (user?.uid ?? 'guest') : null));
  return useSWR<HiddenList>(
    owner && [HIDDEN_LIST_KEY, owner],
    async () => (owner === 'guest' ? readGuest() : createHiddenGamesClient(callProduct).list()),
    { revalidateOnFocus: false },
  );
};

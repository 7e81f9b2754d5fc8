/** Loads the member's friends with their results on a board. Sends no request for a guest. */
import useSWR from 'swr';
import type { BoardQuery } from '@/api-clients/scores/boards';
import type { ColumnType, LeaderboardEntry } from '@/lib/contract/scores-entities';
import { FRIENDS_AT_ONCE } from '@/lib/contract/scores-requests';
import { useAuth, useClients } from '@/stores/stores-provider';
import { BOARDS_KEY } from './use-leaderboard';

export type FriendBoard = BoardQuery;

export interface Friend {
  displayName: string;
  avatarUrl: string | null;
}

export interface FriendResults {
  /** The entries of friends, from best to worst. */
  entries: readonly LeaderboardEntry[];
  /** The friends without an entry. */
  waiting: readonly Friend[];
  columnType: ColumnType;
}

/** Returns null while loading, on failure, for guests, and for members without friends. */
export const useFriendResults = (board: BoardQuery): FriendResults | null => {
  const { boards, callProduct } = useClients();
  const uid = useAuth(({ user }) => user?.uid ?? null);
  const { data } = useSWR(
    uid ? ([BOARDS_KEY, 'friends', uid, board.game, board.mode, board.levelKey] as const) : null,
    async ([, , own]): Promise<FriendResults | null> => {
      const { createProfilesClient } = await import('@/api-clients/product/profiles');
      const { rows } = await createProfilesClient(callProduct).listFriends(own, FRIENDS_AT_ONCE);
      if (rows.length === 0) return null;
      const top = await boards.listTop({ ...board, friends: rows.map((friend) => friend.uid) });
      // Compares names, because the scores service does not return the numbers of members.
      const names = new Set(top.friends.map(({ displayName }) => displayName));
      return {
        entries: top.friends,
        waiting: rows.filter(({ displayName }) => !names.has(displayName)),
        columnType: top.columnType,
      };
    },
  );
  return data ?? null;
};

/** Loads the member's friends with their results on a board. Sends no request for a guest. */
import useSWR from 'swr';
import type { BoardQuery } from '@/api-clients/scores/boards';
import type { ColumnType, LeaderboardEntry } from '@/lib/contract/scores-entities';
import { FRIENDS_AT_ONCE } from '@/lib/contract/scores-requests';
import { useAuth, useClients } from '@/stores/stores-provider';
import { BOARDS_KEY } from './use-leaderboard';

export type FriendBoard = BoardQuery;

export interface FriendProfile {
  displayName: string;
  avatarUrl: string | null;
}

export interface FriendResults {
  /** The entries of friends, from best to worst. */
  entries: readonly LeaderboardEntry[];
  /** The friends without an entry. */
  waiting: readonly FriendProfile[];
  columnType: ColumnType;
  /** Whether the board is known. */
  isLoaded: boolean;
}

/**
 * Returns null while the friends load, on failure, for guests, and for members without friends.
 * @param isRanked whether the board may contain the member's result; before, all friends are returned as `waiting`
 */
export const useFriendResults = (board: BoardQuery, isRanked: boolean): FriendResults | null => {
  const { boards, callProduct } = useClients();
  const uid = useAuth(({ user }) => user?.uid ?? null);
  const { data: friends } = useSWR(uid ? (['friends', uid] as const) : null, async ([, own]) => {
    const { createProfilesClient } = await import('@/api-clients/product/profiles');
    return (await createProfilesClient(callProduct).listFriends(own, FRIENDS_AT_ONCE)).rows;
  });
  const { data: top, error } = useSWR(
    isRanked && friends?.length
      ? ([BOARDS_KEY, 'friends', uid, board.game, board.mode, board.levelKey] as const)
      : null,
    () => boards.listTop({ ...board, friends: friends?.map((friend) => friend.uid) }),
  );
  if (!friends?.length || error) return null;
  // Compares names, because the scores service does not return the uids of members.
  const names = new Set(top?.friends.map(({ displayName }) => displayName));
  return {
    entries: top?.friends ?? [],
    waiting: friends.filter(({ displayName }) => !names.has(displayName)),
    columnType: top?.columnType ?? 'score',
    isLoaded: top !== undefined,
  };
};

/** A board that lists the visitor's friends first, or only the friends. Its code does not load for visitors without friends. */
import { useState, type ComponentProps } from 'react';
import { LeaderboardTable } from '@/components/ui/leaderboard-table';
import type { BoardGroup } from '@/components/ui/board-table';
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { NO_FRIENDS_ON_BOARD } from '@/lib/messages/board';
import type { Leaderboard } from '@/stores/queries/use-leaderboard';

/** The maximum number of friends listed first; "Friends only" lists all of them. */
const MAX_FRIENDS_FIRST = 5;

/** Returns the friends by rank, including the visitor. */
const addOwnEntry = (
  friends: readonly LeaderboardEntry[],
  own: LeaderboardEntry | null,
): readonly LeaderboardEntry[] => {
  if (!own || friends.some(({ isYou }) => isYou)) return friends;
  const at = friends.findIndex(({ rank }) => rank > own.rank);
  return at < 0 ? [...friends, own] : [...friends.slice(0, at), own, ...friends.slice(at)];
};

const listOnlyFriends = ({ friends }: Leaderboard, ownEntry: LeaderboardEntry | null): BoardGroup[] => [
  { head: null, rows: addOwnEntry(friends, ownEntry) },
];

const listFriendsFirst = (
  { friends, entries }: Leaderboard,
  ownEntry: LeaderboardEntry | null,
): BoardGroup[] =>
  friends.length === 0
    ? [{ head: null, rows: entries ?? [] }]
    : [
        { head: 'Friends', rows: addOwnEntry(friends.slice(0, MAX_FRIENDS_FIRST), ownEntry) },
        { head: 'Everybody', rows: entries ?? [] },
      ];

export const FriendsBoard = (
  props: Omit<ComponentProps<typeof LeaderboardTable>, 'arrange' | 'emptyLine'>,
) => {
  const [isAlone, setAlone] = useState(false);
  return (
    <>
      <label className="friends-only">
        <input type="checkbox" checked={isAlone} onChange={(event) => setAlone(event.target.checked)} />
        Friends only
      </label>
      <LeaderboardTable
        {...props}
        arrange={isAlone ? listOnlyFriends : listFriendsFirst}
        emptyLine={isAlone ? NO_FRIENDS_ON_BOARD : undefined}
      />
    </>
  );
};

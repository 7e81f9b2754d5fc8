/** The results of a member's friends for the day of a daily, including the member's own. */
import type { LeaderboardEntry } from '@/lib/contract/scores-entities';
import { resultText } from '@/lib/domain/play/amounts';
import { useFriendResults, type FriendBoard } from '@/stores/queries/use-friend-results';

const MAX_ROWS = 5;
const NO_AVATAR = '/art/avatars/moon.svg';

/**
 * Returns the best entries, always including the member's own. If that entry would not be among them, it replaces the
 * last one.
 */
const rankAmongFriends = (friends: readonly LeaderboardEntry[], own: LeaderboardEntry | null) => {
  if (!own) return friends.slice(0, MAX_ROWS);
  const ahead = friends.filter(({ rank }) => rank <= own.rank).slice(0, MAX_ROWS - 1);
  return [...ahead, { ...own, isYou: true }, ...friends.filter(({ rank }) => rank > own.rank)].slice(
    0,
    MAX_ROWS,
  );
};

interface ResultFriendsProps {
  board: FriendBoard;
  /** Whether the member's result is ranked. Before, the rows only reserve the space. */
  isRanked: boolean;
  own: LeaderboardEntry | null;
  /** The period, such as `today`. */
  when: string;
}

export const ResultFriends = ({ board, isRanked, own, when }: ResultFriendsProps) => {
  const friends = useFriendResults(board, isRanked);
  if (!friends) return null;
  const ranked = rankAmongFriends(friends.entries, own);
  const rows = [
    ...ranked.map((entry) => ({ ...entry, written: resultText(entry.value, friends.columnType) })),
    ...friends.waiting.map((friend) => ({ ...friend, isYou: false, written: null })),
  ].slice(0, MAX_ROWS);
  return (
    <section className="result-friends" aria-labelledby="result-friends">
      <h3 id="result-friends">Friends {when}</h3>
      {/* The space of the member's own row. */}
      <ul data-waiting={own || rows.length === MAX_ROWS ? undefined : ''}>
        {rows.map(({ displayName, avatarUrl, isYou, written }) => (
          <li key={displayName} data-waiting={written === null || undefined}>
            <img src={avatarUrl ?? NO_AVATAR} alt="" width={26} height={26} loading="lazy" />
            <b>{isYou ? 'You' : displayName}</b>
            <span>{written ?? (friends.isLoaded ? 'Not yet' : '…')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

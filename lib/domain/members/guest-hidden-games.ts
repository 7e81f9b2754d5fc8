/** The games that a guest hides: stored in this browser only, and merged into the account when the guest joins. */
import { MAX_HIDDEN_GAMES, MAX_HIDDEN_GROUPS, parseHiddenKeys } from './hidden-games';
import { parseRecent, toRecentGame, type RecentGame } from '../play/recently-played';

/**
 * The storage key of the hidden games, in the format of the recently played games, and of the groups' keys; both
 * newest first.
 */
export const GUEST_HIDDEN_KEY = 'sw_guest_hidden';

export interface GuestHidden {
  games: readonly RecentGame[];
  groups: readonly string[];
}

/** Parses the stored value. Anyone may have written to the storage, so malformed entries are dropped. */
export const parseGuestHidden = (stored: unknown): GuestHidden => {
  const { games, groups } = (stored ?? {}) as { games?: unknown; groups?: unknown };
  return {
    games: parseRecent(games).slice(0, MAX_HIDDEN_GAMES),
    groups: parseHiddenKeys(groups).slice(0, MAX_HIDDEN_GROUPS),
  };
};

/** Returns the keys that hide the stored games and groups (hidden-games.ts). */
export const guestHiddenKeysOf = ({ games, groups }: GuestHidden): string[] => [
  ...games.map(({ uid }) => `u${uid}`),
  ...groups,
];

/** Adds a game to the front of the list, or removes it. */
export const withHiddenGame = (hidden: GuestHidden, game: RecentGame, isHidden: boolean): GuestHidden => {
  const others = hidden.games.filter(({ uid }) => uid !== game.uid);
  return { ...hidden, games: isHidden ? [toRecentGame(game), ...others] : others };
};

/** Adds a group to the front of the list, or removes it. */
export const withHiddenGroup = (hidden: GuestHidden, key: string, isHidden: boolean): GuestHidden => {
  const others = hidden.groups.filter((each) => each !== key);
  return { ...hidden, groups: isHidden ? [key, ...others] : others };
};

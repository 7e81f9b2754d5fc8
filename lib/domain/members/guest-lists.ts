/** The lists of a guest: stored in this browser only, and created in the account when the guest joins. */
import { visibleLength } from '../../visible-length';
import { MAX_LIST_GAMES, MAX_LIST_TITLE, MAX_LISTS } from './game-lists';
import { parseRecent, type RecentGame } from '../play/recently-played';

/** The storage key of the lists, oldest first; their games are in the format of the recently played games. */
export const GUEST_LISTS_KEY = 'sw_guest_lists';

export interface GuestList {
  id: string;
  title: string;
  games: readonly RecentGame[];
}

const parseGuestList = (value: unknown): GuestList[] => {
  const { id, title, games } = (value ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id) || typeof title !== 'string') return [];
  if (title.trim() === '' || visibleLength(title) > MAX_LIST_TITLE) return [];
  return [{ id, title, games: parseRecent(games).slice(0, MAX_LIST_GAMES) }];
};

/** Parses stored lists. Anyone may have written to the storage, so malformed entries are dropped. */
export const parseGuestLists = (stored: unknown): readonly GuestList[] =>
  (Array.isArray(stored) ? stored : []).slice(0, MAX_LISTS).flatMap(parseGuestList);

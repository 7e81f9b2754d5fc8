/** Reads and changes the games that a guest hides. */
import {
  GUEST_HIDDEN_KEY,
  guestHiddenKeysOf,
  parseGuestHidden,
  withHiddenGame,
  withHiddenGroup,
  type GuestHidden,
} from '@/lib/domain/members/guest-hidden-games';
import { MAX_HIDDEN_GAMES, MAX_HIDDEN_GROUPS } from '@/lib/domain/members/hidden-games';
import { GUEST_OWNER } from '@/lib/domain/play/recent-key';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { HIDDEN_MESSAGES } from '@/lib/hidden-messages';
import { applyHiddenKeys } from './apply-hidden-keys';
import type { KeyValueStorage } from './key-value-storage';

type GuestHiddenStorage = Pick<KeyValueStorage, 'read' | 'write' | 'remove'>;

export const getGuestHidden = (storage: Pick<GuestHiddenStorage, 'read'>): GuestHidden =>
  parseGuestHidden(storage.read(GUEST_HIDDEN_KEY));

/** @returns the reason why the change cannot be stored, or null */
const storeGuestHidden = (storage: GuestHiddenStorage, hidden: GuestHidden): string | null => {
  if (hidden.games.length > MAX_HIDDEN_GAMES) return HIDDEN_MESSAGES.tooManyGames;
  if (hidden.groups.length > MAX_HIDDEN_GROUPS) return HIDDEN_MESSAGES.tooManyGroups;
  if (!storage.write(GUEST_HIDDEN_KEY, hidden)) return HIDDEN_MESSAGES.notStored;
  applyHiddenKeys(storage, GUEST_OWNER, guestHiddenKeysOf(hidden));
  return null;
};

/** @returns the reason why the change cannot be stored, or null */
export const storeHiddenGame = (
  storage: GuestHiddenStorage,
  game: RecentGame,
  isHidden: boolean,
): string | null => storeGuestHidden(storage, withHiddenGame(getGuestHidden(storage), game, isHidden));

/** @returns the reason why the change cannot be stored, or null */
export const storeHiddenGroup = (
  storage: GuestHiddenStorage,
  key: string,
  isHidden: boolean,
): string | null => storeGuestHidden(storage, withHiddenGroup(getGuestHidden(storage), key, isHidden));

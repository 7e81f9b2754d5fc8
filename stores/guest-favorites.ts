/** Changes the favorites of a guest. */
import { GUEST_FAVORITES_KEY, MAX_GUEST_FAVORITES } from '@/lib/domain/members/guest-favorites';
import { parseRecent, toRecentGame, type RecentGame } from '@/lib/domain/play/recently-played';
import type { KeyValueStorage } from './key-value-storage';

type GuestFavoritesStorage = Pick<KeyValueStorage, 'read' | 'write'>;

export const listGuestFavorites = (storage: GuestFavoritesStorage): readonly RecentGame[] =>
  parseRecent(storage.read(GUEST_FAVORITES_KEY));

/** Adds a game to the front of the favorites, or removes it. @returns false if this browser cannot store the change */
export const storeGuestFavorite = (
  storage: GuestFavoritesStorage,
  game: RecentGame,
  isFavorite: boolean,
): boolean => {
  const others = listGuestFavorites(storage).filter(({ uid }) => uid !== game.uid);
  const games = isFavorite ? [toRecentGame(game), ...others].slice(0, MAX_GUEST_FAVORITES) : others;
  return storage.write(GUEST_FAVORITES_KEY, games);
};

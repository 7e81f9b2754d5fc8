/** Reads and changes the ratings of a guest. */
import {
  GUEST_RATINGS_KEY,
  parseGuestRatings,
  withGuestRating,
  type GuestRating,
} from '@/lib/domain/members/guest-ratings';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import type { KeyValueStorage } from './key-value-storage';

type GuestRatingsStorage = Pick<KeyValueStorage, 'read' | 'write'>;

export const listGuestRatings = (storage: Pick<GuestRatingsStorage, 'read'>): readonly GuestRating[] =>
  parseGuestRatings(storage.read(GUEST_RATINGS_KEY));

/** Returns a rating from 1 to 5, or null if there is none. */
export const getGuestRating = (storage: Pick<GuestRatingsStorage, 'read'>, uid: string): number | null =>
  listGuestRatings(storage).find(({ game }) => game.uid === uid)?.value ?? null;

/** @returns false if this browser cannot store the rating */
export const storeGuestRating = (storage: GuestRatingsStorage, game: RecentGame, value: number): boolean =>
  storage.write(GUEST_RATINGS_KEY, withGuestRating(storage.read(GUEST_RATINGS_KEY), game, value));

/** The ratings of a guest: stored in this browser only, and sent when the guest joins, because only members' ratings count. */
import { parseRecent, toRecentGame, type RecentGame } from '../play/recently-played';

/** The storage key of the rated games, in the format of the recently played games, each with its rating, newest first. */
export const GUEST_RATINGS_KEY = 'sw_guest_ratings';
export const MAX_GUEST_RATINGS = 128;
const MAX_STARS = 5;

export interface GuestRating {
  game: RecentGame;
  /** From 1 to 5. */
  value: number;
}

const parseRatingValue = (stored: unknown): number | null => {
  const { value } = (stored ?? {}) as { value?: unknown };
  const isRating = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_STARS;
  return isRating ? value : null;
};

/** Parses the stored ratings. Anyone may have written to the storage, so malformed entries are dropped. */
export const parseGuestRatings = (stored: unknown): readonly GuestRating[] =>
  (Array.isArray(stored) ? stored : []).slice(0, MAX_GUEST_RATINGS).flatMap((entry: unknown) => {
    const [game] = parseRecent([entry]);
    const value = parseRatingValue(entry);
    return game && value !== null ? [{ game, value }] : [];
  });

/** Returns the ratings to store after a game was rated. */
export const withGuestRating = (stored: unknown, game: RecentGame, value: number): readonly unknown[] => {
  const others = parseGuestRatings(stored).filter((rating) => rating.game.uid !== game.uid);
  return [{ game: toRecentGame(game), value }, ...others]
    .slice(0, MAX_GUEST_RATINGS)
    .map((rating) => ({ ...rating.game, value: rating.value }));
};

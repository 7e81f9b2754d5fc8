/** The favorites of a guest: stored in this browser only, and merged into the account when the guest joins. */

/** Holds the games as the recently played ones are stored, newest first. */
export const GUEST_FAVORITES_KEY = 'sw_guest_favorites';
export const MAX_GUEST_FAVORITES = 128;

/** Returns the numbers of the stored games; anything unreadable is left out. */
export const guestFavoriteUids = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.flatMap((game: unknown) => {
        const uid = (game as { uid?: unknown } | null)?.uid;
        return typeof uid === 'string' && /^\d{1,10}$/.test(uid) ? [uid] : [];
      })
    : [];

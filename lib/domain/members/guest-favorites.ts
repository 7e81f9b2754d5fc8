/** The favorites of a guest: stored in this browser only, and merged into the account when the guest joins. */

/** The storage key of the games, in the format of the recently played games, newest first. */
export const GUEST_FAVORITES_KEY = 'sw_guest_favorites';
export const MAX_GUEST_FAVORITES = 128;

/** Returns the uids of the stored games; malformed entries are dropped. */
export const guestFavoriteUids = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.flatMap((game: unknown) => {
        const uid = (game as { uid?: unknown } | null)?.uid;
        return typeof uid === 'string' && /^\d{1,10}$/.test(uid) ? [uid] : [];
      })
    : [];

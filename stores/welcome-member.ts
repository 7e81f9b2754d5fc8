/**
 * Merges a guest into the member who signs in: runs, saves, and the games that were played, liked, rated, listed and
 * hidden (docs/scores.md "Merge").
 */
import { createMembersClient } from '@/api-clients/product/members';
import { createMergeClient } from '@/api-clients/scores/merge';
import { GUEST_FAVORITES_KEY, guestFavoriteUids } from '@/lib/domain/members/guest-favorites';
import { GUEST_HIDDEN_KEY } from '@/lib/domain/members/guest-hidden-games';
import { GUEST_LISTS_KEY } from '@/lib/domain/members/guest-lists';
import { GUEST_RATINGS_KEY } from '@/lib/domain/members/guest-ratings';
import { ApiError } from '@/lib/errors';
import { parseRecent, withPlayed } from '@/lib/domain/play/recently-played';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/play/recent-key';
import type { User } from '@/lib/domain/members/user';
import type { AuthDeps } from './auth-store';
import { GUEST_SAVES_PREFIX } from './saves/browser-saves';

const mergeRuns = async ({ clients }: AuthDeps): Promise<boolean> => {
  const { player } = clients;
  const guestToken = await player.peekGuest();
  if (!guestToken) return false;
  await createMergeClient(clients.callScores).mergeGuest(guestToken);
  player.forgetGuest();
  return true;
};

const mergeRecent = async ({ clients, storage }: AuthDeps, user: User): Promise<void> => {
  const own = recentKeyOf(user.uid);
  const guests = recentKeyOf(GUEST_OWNER);
  const played = parseRecent(storage.read(guests));
  if (played.length === 0) return;
  const merged = [...played].reverse().reduce(withPlayed, parseRecent(storage.read(own)));
  storage.write(own, merged);
  await createMembersClient(clients.callProduct).recordPlayed(played.map(({ uid }) => uid));
  storage.remove(guests);
};

const mergeSaves = async ({ clients, storage }: AuthDeps, user: User): Promise<void> => {
  if (storage.keysOf(GUEST_SAVES_PREFIX).length === 0) return;
  const { adoptSaves } = await import('./saves/adopt-saves');
  await adoptSaves({ runs: clients.runs, storage, memberId: user.uid, now: () => new Date() });
};

const mergeFavorites = async ({ clients, storage }: AuthDeps): Promise<void> => {
  // Adds the oldest first, to preserve the order.
  const uids = guestFavoriteUids(storage.read(GUEST_FAVORITES_KEY)).reverse();
  if (uids.length === 0) return;
  const { createSocialClient } = await import('@/api-clients/product/social');
  const social = createSocialClient(clients.callProduct);
  for (const uid of uids)
    await social.setFavorite(uid, true).catch((error: unknown) => {
      // The game may have been removed in the meantime.
      if (!(error instanceof ApiError && error.code === 'notFound')) throw error;
    });
  storage.remove(GUEST_FAVORITES_KEY);
};

const mergeRatings = async (parts: AuthDeps, user: User): Promise<void> => {
  if (parts.storage.read(GUEST_RATINGS_KEY) === undefined) return;
  const { mergeGuestRatings } = await import('./merge-guest-ratings');
  await mergeGuestRatings(parts, user.uid);
};

const mergeHidden = async (parts: AuthDeps, user: User): Promise<void> => {
  if (parts.storage.read(GUEST_HIDDEN_KEY) === undefined) return;
  const { mergeGuestHidden } = await import('./merge-guest-hidden');
  await mergeGuestHidden(parts, user.uid);
};

const mergeLists = async (parts: AuthDeps): Promise<void> => {
  if (parts.storage.read(GUEST_LISTS_KEY) === undefined) return;
  const { mergeGuestLists } = await import('./lists/merge-guest-lists');
  await mergeGuestLists(parts);
};

/** The key of the member to whom this browser's guest belongs, until all of the guest's data has been transferred. */
const CLAIM_KEY = 'sw_guest_of';

const hasGuestData = ({ clients, storage }: AuthDeps): boolean =>
  clients.player.hasGuest() ||
  storage.read(recentKeyOf(GUEST_OWNER)) !== undefined ||
  storage.read(GUEST_FAVORITES_KEY) !== undefined ||
  storage.read(GUEST_RATINGS_KEY) !== undefined ||
  storage.read(GUEST_HIDDEN_KEY) !== undefined ||
  storage.read(GUEST_LISTS_KEY) !== undefined ||
  storage.keysOf(GUEST_SAVES_PREFIX).length > 0;

/**
 * Merges each part separately, so that a failed part does not affect the others. It is retried at the member's next
 * sign-in or page load in this browser. Until then, no other member who signs in here receives any of the data.
 * @returns whether runs were merged
 */
export const welcomeMember = async (parts: AuthDeps, user: User): Promise<boolean> => {
  const { storage } = parts;
  const claimant = storage.read(CLAIM_KEY);
  if ((claimant !== undefined && claimant !== user.uid) || !hasGuestData(parts)) return false;
  storage.write(CLAIM_KEY, user.uid);
  const merges = await Promise.allSettled([
    mergeRuns(parts),
    mergeRecent(parts, user),
    mergeSaves(parts, user),
    mergeFavorites(parts),
    mergeRatings(parts, user),
    mergeHidden(parts, user),
    mergeLists(parts),
  ]);
  if (merges.every(({ status }) => status === 'fulfilled')) storage.remove(CLAIM_KEY);
  const [runs] = merges;
  return runs.status === 'fulfilled' && runs.value;
};

/** Sends a guest's ratings as those of the member who has registered or signed in. */
import { createSocialClient } from '@/api-clients/product/social';
import { GUEST_RATINGS_KEY } from '@/lib/domain/members/guest-ratings';
import { ApiError } from '@/lib/errors';
import type { AuthDeps } from './auth-store';
import { listGuestRatings } from './guest-ratings';

type MergeRatingsDeps = Pick<AuthDeps, 'storage'> & { clients: Pick<AuthDeps['clients'], 'callProduct'> };

/** Sends the ratings. A member's own rating of a game takes precedence. A retry skips the ratings that were already sent. */
export const mergeGuestRatings = async (
  { clients, storage }: MergeRatingsDeps,
  memberUid: string,
): Promise<void> => {
  const social = createSocialClient(clients.callProduct);
  const sendRating = async (uid: string, value: number): Promise<void> => {
    if ((await social.getRating(uid, memberUid)) === null) await social.rate(uid, value);
  };
  // Sends the oldest first, to preserve the order.
  for (const { game, value } of [...listGuestRatings(storage)].reverse())
    await sendRating(game.uid, value).catch((error: unknown) => {
      // The game may have been removed in the meantime.
      if (!(error instanceof ApiError && error.code === 'notFound')) throw error;
    });
  storage.remove(GUEST_RATINGS_KEY);
};

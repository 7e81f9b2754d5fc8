/**
 * The average rating of a game, and the player's own. A member's rating changes the average immediately, a guest's
 * only after joining.
 */
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import { createSocialClient } from '@/api-clients/product/social';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate } from '../optimistic-update';
import { useAuth, useClients } from '../stores-provider';
import { useActionError } from '../use-action-error';
import { RATINGS_KEY } from './ratings-key';
import { useGuestRating } from './use-guest-rating';

// Loads only once, because a later response would include the vote that is added to the average below.
const LOAD_ONCE_OPTIONS = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
};

interface RatedGame extends RecentGame {
  rating: number;
  numRatings: number;
}

export interface GameRating {
  /** The player's rating from 1 to 5; null if there is none and while unknown. */
  own: number | null;
  average: number;
  count: number;
  /**
   * Rates the game.
   * @param isMember whether the visitor is a member; the caller first waits until the sign-in state is known
   */
  rate(value: number, isMember: boolean): void;
  /** Whether the rating is a guest's. It is stored only on this device and does not count until the guest joins. */
  isGuests: boolean;
  /** The error message of the last rating; empty if it did not fail. */
  error: string;
}

export const useRating = (game: RatedGame): GameRating => {
  const { uid, rating, numRatings } = game;
  const { callProduct } = useClients();
  const member = useAuth((state) => state.user?.uid ?? null);
  const { error, setError } = useActionError();
  const guest = useGuestRating(game, setError);
  const [given, setGiven] = useState<number | null>(null);
  const client = useMemo(() => createSocialClient(callProduct), [callProduct]);
  // The member's earlier vote, which the rendered average includes.
  const { data: before = null } = useSWR(
    member && ([RATINGS_KEY, uid, member] as const),
    () => (member ? client.getRating(uid, member) : null),
    LOAD_ONCE_OPTIONS,
  );
  const update = useMemo(
    () =>
      createOptimisticUpdate<number | null>({
        show: setGiven,
        send: (value) => (value === null ? Promise.resolve() : client.rate(uid, value)),
        fail: (cause) => setError(describeError(cause, SOCIAL_MESSAGES.ratingFailed)),
      }),
    [client, setError, uid],
  );

  // After joining, the guest's rating is shown until the merge has finished. As in the merge, the member's own rating
  // takes precedence.
  const own = member === null ? guest.own : (given ?? before ?? guest.own);
  const rate = (value: number, isMember: boolean): void => {
    if (!isMember) return guest.rate(value);
    setError('');
    update.request(value, own);
  };
  if (member === null) return { own, average: rating, count: numRatings, rate, isGuests: true, error };
  const count = numRatings + (own !== null && before === null ? 1 : 0);
  const sum = rating * numRatings + (own === null ? 0 : own - (before ?? 0));
  return { own, average: count > 0 ? sum / count : 0, count, rate, isGuests: false, error };
};

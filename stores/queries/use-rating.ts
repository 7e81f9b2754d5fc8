/** The average rating of a game, and the member's own, which changes the average at once. */
import { useEffect, useMemo, useState } from 'react';
import { createSocialClient } from '@/api-clients/product/social';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { createOptimisticUpdate } from '../optimistic-update';
import { useAuth, useClients, useNotifications } from '../stores-provider';

interface Rated {
  uid: string;
  rating: number;
  numRatings: number;
}

export interface Rating {
  /** 1 to 5; null without a rating and while unknown. */
  own: number | null;
  average: number;
  count: number;
  rate(value: number): void;
}

export const useRating = ({ uid, rating, numRatings }: Rated): Rating => {
  const { callProduct } = useClients();
  const member = useAuth((state) => state.user?.uid ?? null);
  const notify = useNotifications((state) => state.notify);
  // The rendered average includes the member's vote at that time.
  const [known, setKnown] = useState<{ member: string; value: number | null } | null>(null);
  const [given, setGiven] = useState<number | null>(null);
  const client = useMemo(() => createSocialClient(callProduct), [callProduct]);
  const wish = useMemo(
    () =>
      createOptimisticUpdate<number | null>({
        show: setGiven,
        send: (value) => (value === null ? Promise.resolve() : client.rate(uid, value)),
        fail: (error) => notify(describeError(error, SOCIAL_MESSAGES.ratingFailed), 'error'),
      }),
    [client, notify, uid],
  );

  useEffect(() => {
    if (!member) return;
    let isWanted = true;
    client.getRating(uid, member).then(
      (value) => {
        if (isWanted) setKnown({ member, value });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [client, member, uid]);

  const before = known && known.member === member ? known.value : null;
  const own = member === null ? null : (given ?? before);
  const isNew = own !== null && before === null;
  const count = numRatings + (isNew ? 1 : 0);
  const sum = rating * numRatings + (own === null ? 0 : own - (before ?? 0));
  return { own, average: count > 0 ? sum / count : 0, count, rate: (value) => wish.want(value, own) };
};

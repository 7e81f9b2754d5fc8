/** Loads a profile's favorites or friends page by page, starting with those of the rendered page. */
import { useState } from 'react';
import { createProfilesClient } from '@/api-clients/product/profiles';
import { PROFILE_COUNTS, type ProfileData } from '@/lib/domain/profile-data';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useClients, useNotifications } from '../stores-provider';
import { useSingleFlight } from '../use-single-flight';

type Part = 'favorites' | 'friends';
type RowOf<P extends Part> = ProfileData[P]['rows'][number];

interface ProfileRows<P extends Part> {
  rows: readonly RowOf<P>[];
  /** Null if there are no more. */
  showMore: (() => Promise<void>) | null;
  isBusy: boolean;
}

export const useProfileRows = <P extends Part>(
  uid: string,
  part: P,
  first: ProfileData[P],
): ProfileRows<P> => {
  const { callProduct } = useClients();
  const notify = useNotifications((state) => state.notify);
  const [more, setMore] = useState<readonly RowOf<P>[]>([]);
  const [pages, setPages] = useState(1);
  const { isBusy, run } = useSingleFlight();
  const perPage = PROFILE_COUNTS[part];

  const showMore = async (): Promise<void> => {
    try {
      const client = createProfilesClient(callProduct);
      const list = part === 'favorites' ? client.listFavorites : client.listFriends;
      const { rows } = await list(uid, perPage, pages);
      setMore([...more, ...(rows as RowOf<P>[])]);
      setPages(pages + 1);
    } catch (error) {
      notify(describeError(error, SOCIAL_MESSAGES.listFailed), 'error');
    }
  };

  const known = new Set(first.rows.map((row) => row.uid));
  const rows = [...first.rows, ...more.filter((row) => !known.has(row.uid))] as RowOf<P>[];
  return { rows, showMore: pages * perPage < first.total ? () => run(showMore) : null, isBusy };
};

/** Loads a profile's favorites or friends page by page, starting with those that the page already shows. */
import { useState } from 'react';
import { createProfilesClient } from '@/api-clients/product/profiles';
import { PROFILE_COUNTS, type ProfileData } from '@/lib/domain/members/profile-data';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useClients } from '../stores-provider';
import { useActionError } from '../use-action-error';
import { useSingleFlight } from '../use-single-flight';

type ProfileRowsPart = 'favorites' | 'friends';
type ProfileRow<P extends ProfileRowsPart> = ProfileData[P]['rows'][number];

interface ProfileRows<P extends ProfileRowsPart> {
  rows: readonly ProfileRow<P>[];
  /** Loads the next ones; null if there are no more. */
  showMore: (() => Promise<void>) | null;
  isBusy: boolean;
  /** The error message if the next ones could not be loaded; empty otherwise. */
  error: string;
}

export const useProfileRows = <P extends ProfileRowsPart>(
  uid: string,
  part: P,
  first: ProfileData[P],
): ProfileRows<P> => {
  const { callProduct } = useClients();
  const { error, setError } = useActionError();
  const [more, setMore] = useState<readonly ProfileRow<P>[]>([]);
  const [pages, setPages] = useState(1);
  const { isBusy, run } = useSingleFlight();
  const perPage = PROFILE_COUNTS[part];

  const showMore = async (): Promise<void> => {
    setError('');
    try {
      const client = createProfilesClient(callProduct);
      const list = part === 'favorites' ? client.listFavorites : client.listFriends;
      const { rows } = await list(uid, perPage, pages);
      setMore([...more, ...(rows as ProfileRow<P>[])]);
      setPages(pages + 1);
    } catch (cause) {
      setError(describeError(cause, SOCIAL_MESSAGES.listFailed));
    }
  };

  const known = new Set(first.rows.map((row) => row.uid));
  const rows = [...first.rows, ...more.filter((row) => !known.has(row.uid))] as ProfileRow<P>[];
  return { rows, showMore: pages * perPage < first.total ? () => run(showMore) : null, isBusy, error };
};

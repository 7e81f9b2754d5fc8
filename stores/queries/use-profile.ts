/** Reloads the profile, because the rendered page may be older than a change by its owner. */
import useSWR from 'swr';
import { createProfilesClient } from '@/api-clients/product/profiles';
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { describeError } from '@/lib/describe-error';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { useAuth, useClients } from '../stores-provider';

interface LoadedProfile {
  data: ProfileData;
  /** The reason why the stats could not be loaded. */
  statsFailure: string;
  retry(): Promise<unknown>;
}

export const useProfile = (first: ProfileData): LoadedProfile => {
  const { callProduct } = useClients();
  const isReady = useAuth((state) => state.isReady);
  const { uid } = first.profile;
  const { data, error, mutate } = useSWR(
    isReady ? ['profile', uid] : null,
    async (): Promise<{ parts: ProfileData; statsError: unknown }> => {
      const client = createProfilesClient(callProduct);
      let statsError: unknown;
      const [profile, parts] = await Promise.all([
        client.getProfile(uid),
        client.listParts(uid, (cause) => (statsError = cause)),
      ]);
      return { parts: { profile, ...parts }, statsError };
    },
    { revalidateOnFocus: false },
  );
  const statsFailure = describeError(error ?? data?.statsError, SOCIAL_MESSAGES.statsFailed);
  return { data: data?.parts ?? first, statsFailure, retry: () => mutate() };
};

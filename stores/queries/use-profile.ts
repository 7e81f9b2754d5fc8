/** Reloads the profile, because the rendered page may be older than a change by its owner. */
import useSWR from 'swr';
import { createProfilesClient } from '@/api-clients/product/profiles';
import type { ProfileData } from '@/lib/domain/members/profile-data';
import { useAuth, useClients } from '../stores-provider';

export const useProfile = (first: ProfileData): { data: ProfileData; retry(): Promise<unknown> } => {
  const { callProduct } = useClients();
  const isReady = useAuth((state) => state.isReady);
  const { uid } = first.profile;
  const { data, mutate } = useSWR(
    isReady ? ['profile', uid] : null,
    async (): Promise<ProfileData> => {
      const client = createProfilesClient(callProduct);
      const [profile, parts] = await Promise.all([client.getProfile(uid), client.listParts(uid)]);
      return { profile, ...parts };
    },
    { revalidateOnFocus: false },
  );
  return { data: data ?? first, retry: () => mutate() };
};

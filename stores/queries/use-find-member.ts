/** Finds a member by display name (spec §7: profile/public/name). */
import { createProfilesClient } from '@/api-clients/product/profiles';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import { useClients } from '../stores-provider';

/** @returns a function that loads a profile by name, and throws ApiError notFound */
export const useFindMember = () => {
  const { callProduct } = useClients();
  return (name: string): Promise<PublicProfile> => createProfilesClient(callProduct).findByName(name);
};

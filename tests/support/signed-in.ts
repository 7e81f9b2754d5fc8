/** Sets stores to the state of a signed-in member after startup. */
import type { User } from '@/lib/domain/members/user';
import type { Stores } from '@/stores/stores-provider';

export const createUser = (fields: Partial<User> = {}): User => ({
  uid: '7',
  email: 'moth@example.com',
  newEmail: null,
  tokenBalance: 0,
  displayName: 'moth_lamp',
  avatarUrl: null,
  isPremiumUser: false,
  subscriberStatus: null,
  isAdminUser: false,
  createdAt: '2026-11-01T12:00:00.000Z',
  profileHref: '/profile/7',
  memberId: '1007',
  memberIdHash: 'hash',
  layoutPreference: null,
  theme: null,
  emailOptIn: false,
  emailVerified: true,
  hasReminders: false,
  hiddenParts: [],
  hiddenKeys: [],
  personalInfo: {},
  consent: null,
  ...fields,
});

export const signInStores = (
  { auth }: Stores,
  fields: Partial<User> = {},
  favorites: readonly string[] = [],
): void => auth.setState({ isReady: true, isSignedIn: true, user: createUser(fields), favorites });

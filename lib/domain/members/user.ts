/** The signed-in member (spec §3). */
import type { InferOutput } from 'valibot';
import type { userEntity } from '../../contract/users';
import type { ConsentChoice } from '../../consent';
import { appearanceOf, themeOf, type Layout, type Theme } from '../site/layout';
import { layoutOfTheme } from '../site/theme-layout';

export type UserEntity = InferOutput<typeof userEntity>;

export interface User {
  uid: string;
  email: string | null;
  /** An email address that is not verified yet. */
  newEmail: string | null;
  /** Null if the scores service could not be reached. */
  tokenBalance: number | null;
  displayName: string;
  avatarUrl: string | null;
  isPremiumUser: boolean;
  /** The subscription's status (spec §3: details.subscriber_status); null without the Unlimited tier. */
  subscriberStatus: 'unlimited_active' | 'unlimited_expiring' | null;
  isAdminUser: boolean;
  createdAt: string;
  profileHref: string;
  memberId: string;
  memberIdHash: string;
  layoutPreference: Layout | null;
  theme: Theme | null;
  emailOptIn: boolean;
  emailVerified: boolean;
  hasReminders: boolean;
  hiddenParts: readonly string[];
  /** The keys of hidden games and groups (hidden-games.ts). */
  hiddenKeys: readonly string[];
  personalInfo: UserEntity['personalInfo'];
  /** The consent stored in the account; null when the member must be asked. */
  consent: ConsentChoice | null;
}

/** Spec §3: the roles that make a user a premium user (the Unlimited tier) and an administrator. */
export const UNLIMITED_ROLE = 'unlimited';
export const ADMINISTRATOR_ROLE = 'administrator';

/** Converts a user entity; the token balance comes from `total_tokens`. */
export const toUser = (found: UserEntity): User => {
  const { roles, total_tokens, subscriber_status, layoutPreference, theme, ...entity } = found;
  const isPremiumUser = roles.includes(UNLIMITED_ROLE);
  const ownTheme = themeOf(theme);
  return {
    ...entity,
    tokenBalance: total_tokens,
    isPremiumUser,
    // A premium user without a subscription, such as one who was granted the tier, counts as active.
    subscriberStatus: isPremiumUser ? (subscriber_status ?? 'unlimited_active') : null,
    isAdminUser: roles.includes(ADMINISTRATOR_ROLE),
    // If only a theme is chosen, the layout of that theme is chosen with it.
    layoutPreference: layoutPreference
      ? appearanceOf(layoutPreference, theme).layout
      : ownTheme && layoutOfTheme(ownTheme),
    theme: ownTheme,
  };
};

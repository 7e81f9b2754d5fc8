/** Converts a member to the API's format: with all fields for the member, and with the public parts for others (spec §3). */
import type { InferInput } from 'valibot';
import { parseStoredChoice } from '@/lib/consent';
import type { publicProfile, userEntity } from '@/lib/contract/users';
import { paths } from '@/lib/paths';
import { avatarUrlOf } from '../avatars';
import { rolesOf } from '../auth/current-member';
import { subscriptionStatusFor } from '../billing/entitlement';
import { listSubscriptionsOf } from '../billing/subscriptions-of';
import type { MemberRow } from '../auth/sessions';
import { listHiddenKeysOf } from '../hidden-games/hidden-keys';
import { hasReminders } from '../reminders';
import type { ProductService } from '../service';

// Returns null if the scores service is unavailable, so that an account can still be read and saved.
const readTokenBalance = async (
  { scoresLink, clock, log }: ProductService,
  row: MemberRow,
): Promise<number | null> => {
  try {
    return await scoresLink.getTokenBalance(row, clock.now());
  } catch (error) {
    log.warn('reading a token balance failed', { error });
    return null;
  }
};

/** Returns the subscription's status; queried only for members with the paid tier. */
const readSubscriberStatus = async (service: ProductService, row: MemberRow) => {
  const now = service.clock.now();
  if (!row.unlimitedUntil || row.unlimitedUntil <= now) return null;
  const { status } = subscriptionStatusFor(await listSubscriptionsOf(service, row.uid), now);
  return status === 'unlimited_active' || status === 'unlimited_expiring' ? status : null;
};

/** Returns the member's own view. `total_tokens` is read from the scores service, which is queried once. */
export const presentUser = async (
  service: ProductService,
  row: MemberRow,
): Promise<InferInput<typeof userEntity>> => {
  const { db, memberKeys } = service;
  const [avatarUrl, isReminded, balance, subscriberStatus, hiddenKeys] = await Promise.all([
    avatarUrlOf(db, row.avatarFid),
    hasReminders(db, row.uid),
    readTokenBalance(service, row),
    readSubscriberStatus(service, row),
    listHiddenKeysOf(db, row.uid),
  ]);
  return {
    uid: String(row.uid),
    email: row.email,
    newEmail: row.newEmail,
    total_tokens: balance,
    displayName: row.name,
    avatarUrl,
    roles: rolesOf(row, service.clock.now()),
    subscriber_status: subscriberStatus,
    createdAt: row.createdAt.toISOString(),
    profileHref: paths.profile(String(row.uid)),
    memberId: row.memberId,
    memberIdHash: memberKeys.memberIdHash(row.memberId),
    layoutPreference: row.layoutPreference,
    theme: row.theme,
    emailOptIn: row.hasOptedIn,
    emailVerified: row.emailVerifiedAt !== null,
    hasReminders: isReminded,
    hiddenParts: row.hiddenParts,
    hiddenKeys,
    personalInfo: row.personalInfo,
    consent: parseStoredChoice(row.consent, service.config.consentServices, service.clock.now().getTime()),
  };
};

/** Returns the public view; parts that the owner hides are empty. */
export const presentProfile = async (
  { db }: ProductService,
  row: MemberRow,
): Promise<InferInput<typeof publicProfile>> => ({
  uid: String(row.uid),
  memberId: row.memberId,
  displayName: row.name,
  avatarUrl: await avatarUrlOf(db, row.avatarFid),
  profileHref: paths.profile(String(row.uid)),
  personalInfo: row.hiddenParts.includes('personal') ? {} : row.personalInfo,
  hiddenParts: row.hiddenParts,
});

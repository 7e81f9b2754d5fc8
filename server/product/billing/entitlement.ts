/**
 * Computes what subscriptions grant and until when. Pure functions that use the site's own clock (spec §3, §4;
 * docs/decisions/0013).
 */
import type { CallReply } from '@/lib/contract/call';
import type { getSubscriptionStatus } from '@/lib/contract/billing';
import type { subscription } from '../../db/schema/billing';
import type { ProviderSubscription } from './provider';

export type SubscriptionRow = typeof subscription.$inferSelect;
export type SubscriptionStatus = CallReply<typeof getSubscriptionStatus>;

const DAY_MS = 86_400_000;
/** The grace period after a renewal date, because the charge and its event may be late. */
export const GRACE_MS = 3 * DAY_MS;

const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const earlierDate = (a: Date, b: Date): Date => (a < b ? a : b);

type SubscriptionTimes = Pick<
  ProviderSubscription,
  'state' | 'periodStart' | 'periodEnd' | 'endsAt' | 'endedAt'
>;

/**
 * Returns when the tier that a subscription grants expires if no further event arrives; null when the subscription
 * never granted the tier.
 */
export const computeAccessEnd = ({
  state,
  periodStart,
  periodEnd,
  endsAt,
  endedAt,
}: SubscriptionTimes): Date | null => {
  switch (state) {
    case 'incomplete':
      return null;
    case 'ended':
      return endedAt ?? periodStart;
    case 'active':
      return endsAt ?? addMs(periodEnd, GRACE_MS);
    case 'pastDue': {
      // The current period is unpaid, so access ends with a grace period after the previous one.
      const grace = earlierDate(addMs(periodStart, GRACE_MS), periodEnd);
      return endsAt ? earlierDate(endsAt, grace) : grace;
    }
  }
};

/**
 * Returns whether the first or latest payment has not succeeded and may still be charged. Such a subscription may or
 * may not grant access.
 */
export const isUnpaid = ({ state }: Pick<SubscriptionRow, 'state'>): boolean =>
  state === 'pastDue' || state === 'incomplete';

/** Returns whether a subscription renews: it grants the tier, or will grant it again once the overdue payment succeeds. */
export const isLive = ({ state }: Pick<SubscriptionRow, 'state'>): boolean =>
  state === 'active' || state === 'pastDue';

type AccessColumns = Pick<
  SubscriptionRow,
  'state' | 'accessUntil' | 'periodEnd' | 'cancelRequestedAt' | 'endsAt' | 'endedAt'
>;

/**
 * Returns the subscription that determines a member's status. Prefers a subscription that grants access now, then a
 * renewing one, then the one with the longest access.
 */
export const findCurrentSubscription = <Row extends AccessColumns>(
  rows: readonly Row[],
  now: Date,
): Row | null => {
  const known = rows.filter(({ accessUntil }) => accessUntil !== null);
  const subscriptionRank = (row: Row): [number, number, number] => [
    Number((row.accessUntil ?? 0) > now),
    Number(isLive(row) && row.endsAt === null),
    Number(row.accessUntil),
  ];
  const compareSubscriptions = (a: Row, b: Row): number => {
    const [one, other] = [subscriptionRank(a), subscriptionRank(b)];
    return other[0] - one[0] || other[1] - one[1] || other[2] - one[2];
  };
  return [...known].sort(compareSubscriptions)[0] ?? null;
};

/**
 * Returns the subscription to show: one that grants access now; otherwise one with an unpaid payment; otherwise the
 * one that determines the status.
 */
export const describeSubscription = <Row extends AccessColumns>(
  rows: readonly Row[],
  now: Date,
): Row | null => {
  const current = findCurrentSubscription(rows, now);
  if (current?.accessUntil && current.accessUntil > now) return current;
  return rows.find((row) => isUnpaid(row)) ?? current;
};

const toIsoString = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns the subscription status of a member (spec §3 "Subscription status"). */
export const subscriptionStatusFor = (rows: readonly AccessColumns[], now: Date): SubscriptionStatus => {
  const reported = describeSubscription(rows, now);
  const none = {
    validUntil: null,
    cancelTime: null,
    subscriptionEndTime: null,
    nextBillingDate: null,
    hasFailedPayment: reported !== null && isUnpaid(reported),
  };
  const current = findCurrentSubscription(rows, now);
  if (!current?.accessUntil) return { status: 'no_subscription', ...none };
  const { accessUntil, periodEnd, cancelRequestedAt, endsAt } = current;
  const endedStatus = { validUntil: toIsoString(accessUntil), cancelTime: toIsoString(cancelRequestedAt) };
  if (accessUntil <= now)
    return { status: 'regular', ...none, ...endedStatus, subscriptionEndTime: endedStatus.validUntil };
  if (endsAt)
    return {
      status: 'unlimited_expiring',
      ...none,
      ...endedStatus,
      subscriptionEndTime: endedStatus.validUntil,
    };
  // During the grace period, the payment date has passed, so the status shows the end of access instead.
  const isPaid = current.state === 'active' && periodEnd > now;
  return {
    status: 'unlimited_active',
    ...none,
    validUntil: toIsoString(isPaid ? periodEnd : accessUntil),
    nextBillingDate: toIsoString(isPaid ? periodEnd : null),
  };
};

/** Computes what subscriptions grant and until when: pure, by our own clock (spec §3, §4; docs/decisions/0013). */
import type { CallReply } from '@/lib/contract/call';
import type { getSubscriptionStatus } from '@/lib/contract/billing';
import type { subscription } from '../../db/schema/billing';
import type { ProviderSubscription } from './provider';

export type SubscriptionRow = typeof subscription.$inferSelect;
export type SubscriptionStatus = CallReply<typeof getSubscriptionStatus>;

const DAY_MS = 86_400_000;
/** The grace period: a renewal is charged around its date, and its event may arrive late. */
export const GRACE_MS = 3 * DAY_MS;

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms);
const earlier = (a: Date, b: Date): Date => (a < b ? a : b);

type Facts = Pick<ProviderSubscription, 'state' | 'periodStart' | 'periodEnd' | 'endsAt' | 'endedAt'>;

/** Until when a subscription grants the tier if no further event arrives; null when it never did. */
export const accessUntilOf = ({ state, periodStart, periodEnd, endsAt, endedAt }: Facts): Date | null => {
  switch (state) {
    case 'incomplete':
      return null;
    case 'ended':
      return endedAt ?? periodStart;
    case 'active':
      return endsAt ?? later(periodEnd, GRACE_MS);
    case 'pastDue': {
      // Its current period was never paid, so the end of the previous one counts.
      const grace = earlier(later(periodStart, GRACE_MS), periodEnd);
      return endsAt ? earlier(endsAt, grace) : grace;
    }
  }
};

/** Its last payment, or its first, has not succeeded: it may still be charged, whether or not it grants anything. */
export const isUnpaid = ({ state }: Pick<SubscriptionRow, 'state'>): boolean =>
  state === 'pastDue' || state === 'incomplete';

/** Whether it renews: it grants the tier, or will again once its overdue payment succeeds. */
export const isLive = ({ state }: Pick<SubscriptionRow, 'state'>): boolean =>
  state === 'active' || state === 'pastDue';

type Given = Pick<
  SubscriptionRow,
  'state' | 'accessUntil' | 'periodEnd' | 'cancelRequestedAt' | 'endsAt' | 'endedAt'
>;

/** Returns the one that determines a member's status: granting access now, then renewing, then with the longest access. */
export const currentOf = <Row extends Given>(rows: readonly Row[], now: Date): Row | null => {
  const known = rows.filter(({ accessUntil }) => accessUntil !== null);
  const rank = (row: Row): [number, number, number] => [
    Number((row.accessUntil ?? 0) > now),
    Number(isLive(row) && row.endsAt === null),
    Number(row.accessUntil),
  ];
  const compare = (a: Row, b: Row): number => {
    const [one, other] = [rank(a), rank(b)];
    return other[0] - one[0] || other[1] - one[1] || other[2] - one[2];
  };
  return [...known].sort(compare)[0] ?? null;
};

/** Returns the subscription to show: the one that determines the status, else one that waits for its payment. */
export const reportOf = <Row extends Given>(rows: readonly Row[], now: Date): Row | null => {
  const current = currentOf(rows, now);
  if (current?.accessUntil && current.accessUntil > now) return current;
  return rows.find((row) => isUnpaid(row)) ?? current;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns the status of a member with these subscriptions (spec §3 "Subscription status"). */
export const statusOf = (rows: readonly Given[], now: Date): SubscriptionStatus => {
  const reported = reportOf(rows, now);
  const none = {
    validUntil: null,
    cancelTime: null,
    subscriptionEndTime: null,
    nextBillingDate: null,
    hasFailedPayment: reported !== null && isUnpaid(reported),
  };
  const current = currentOf(rows, now);
  if (!current?.accessUntil) return { status: 'no_subscription', ...none };
  const { accessUntil, periodEnd, cancelRequestedAt, endsAt } = current;
  const over = { validUntil: iso(accessUntil), cancelTime: iso(cancelRequestedAt) };
  if (accessUntil <= now)
    return { status: 'regular', ...none, ...over, subscriptionEndTime: over.validUntil };
  if (endsAt) return { status: 'unlimited_expiring', ...none, ...over, subscriptionEndTime: over.validUntil };
  // In the grace period the date of the next payment is past: then it is due, and the days count.
  const isPaid = current.state === 'active' && periodEnd > now;
  return {
    status: 'unlimited_active',
    ...none,
    validUntil: iso(isPaid ? periodEnd : accessUntil),
    nextBillingDate: iso(isPaid ? periodEnd : null),
  };
};

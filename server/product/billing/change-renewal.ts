/** Cancels or resumes a subscription: sends the request to the provider and stores the resulting state. */
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { ServiceError } from '@/lib/errors';
import type { MemberRow } from '../auth/sessions';
import { refreshSubject } from './apply-event';
import type { BillingService } from './billing';
import { requireProvider } from './checkout';
import { findCurrentSubscription, isLive, isUnpaid } from './entitlement';
import { listSubscriptionsOf } from './subscriptions-of';

const changeSubscription = async (
  service: BillingService,
  id: string,
  work: () => Promise<void>,
): Promise<void> => {
  await work();
  await refreshSubject(service, requireProvider(service), { kind: 'subscription', id });
};

const requireOwnSubscription = (row: MemberRow, uid: string): void => {
  if (uid !== String(row.uid)) throw new ServiceError('forbidden', 'Only the member may do this.');
};

/**
 * Cancels everything that would still be charged; the tier remains until the end of the paid period. A subscription
 * without a first payment has no paid period and ends immediately, because otherwise the pending payment might still
 * be charged.
 * @throws ServiceError forbidden (another member), notFound (nothing to cancel)
 */
export const cancelSubscription = async (
  service: BillingService,
  row: MemberRow,
  uid: string,
): Promise<void> => {
  requireOwnSubscription(row, uid);
  const provider = requireProvider(service);
  const live = (await listSubscriptionsOf(service, row.uid)).filter(
    (each) => each.state !== 'ended' && each.provider === provider.id,
  );
  if (live.length === 0) throw new ServiceError('notFound', BILLING_MESSAGES.noSubscription);
  for (const each of live) {
    const id = each.providerSubscriptionId;
    if (isUnpaid(each)) await changeSubscription(service, id, () => provider.endSubscriptionNow(id));
    else if (each.endsAt === null)
      await changeSubscription(service, id, () => provider.setCancelAtPeriodEnd(id, true));
  }
};

/**
 * Resumes a canceled subscription.
 * @throws ServiceError forbidden (another member), notFound (nothing to resume)
 */
export const resumeSubscription = async (
  service: BillingService,
  row: MemberRow,
  uid: string,
  now: Date,
): Promise<void> => {
  requireOwnSubscription(row, uid);
  const provider = requireProvider(service);
  const live = (await listSubscriptionsOf(service, row.uid)).filter(
    (each) => isLive(each) && each.provider === provider.id,
  );
  const current = findCurrentSubscription(live, now);
  if (!current?.accessUntil || current.accessUntil <= now)
    throw new ServiceError('notFound', BILLING_MESSAGES.noSubscription);
  const id = current.providerSubscriptionId;
  if (current.endsAt) await changeSubscription(service, id, () => provider.setCancelAtPeriodEnd(id, false));
};

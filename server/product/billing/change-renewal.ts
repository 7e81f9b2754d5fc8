/** Cancelling and taking it back: asked of the provider, and written down as the provider then has it. */
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { ServiceError } from '@/lib/errors';
import type { MemberRow } from '../auth/sessions';
import { applySubject } from './apply-event';
import type { BillingService } from './billing';
import { requireProvider } from './checkout';
import { currentOf, isLive } from './entitlement';
import { subscriptionsOf } from './subscriptions-of';

const change = async (
  service: BillingService,
  ids: readonly string[],
  isCancelling: boolean,
): Promise<void> => {
  const provider = requireProvider(service);
  for (const id of ids) {
    await provider.setCancelling(id, isCancelling);
    await applySubject(service, provider, { kind: 'subscription', id });
  }
};

const requireOwn = (row: MemberRow, uid: string): void => {
  if (uid !== String(row.uid)) throw new ServiceError('forbidden', 'This is for the member alone.');
};

/**
 * Cancels whatever would still be charged; the tier stays until the end of what is paid.
 * @throws ServiceError forbidden (another member), notFound (nothing to cancel)
 */
export const cancelSubscription = async (
  service: BillingService,
  row: MemberRow,
  uid: string,
): Promise<void> => {
  requireOwn(row, uid);
  const provider = requireProvider(service);
  const live = (await subscriptionsOf(service, row.uid)).filter(
    (each) => isLive(each) && each.provider === provider.id,
  );
  if (live.length === 0) throw new ServiceError('notFound', BILLING_MESSAGES.noSubscription);
  const going = live.filter(({ endsAt }) => endsAt === null);
  await change(
    service,
    going.map(({ providerSubscriptionId }) => providerSubscriptionId),
    true,
  );
};

/** @throws ServiceError forbidden (another member), notFound (nothing that could go on) */
export const resumeSubscription = async (
  service: BillingService,
  row: MemberRow,
  uid: string,
  now: Date,
): Promise<void> => {
  requireOwn(row, uid);
  const provider = requireProvider(service);
  const live = (await subscriptionsOf(service, row.uid)).filter(
    (each) => isLive(each) && each.provider === provider.id,
  );
  const current = currentOf(live, now);
  if (!current?.accessUntil || current.accessUntil <= now)
    throw new ServiceError('notFound', BILLING_MESSAGES.noSubscription);
  if (current.endsAt) await change(service, [current.providerSubscriptionId], false);
};

/** Ends everything that a member pays for, before the account is deleted. */
import { and, eq, ne, sql } from 'drizzle-orm';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { ServiceError } from '@/lib/errors';
import {
  customer,
  payment,
  productOrder,
  type ProviderId,
  purchase,
  subscription,
} from '../../db/schema/billing';
import type { Transaction } from '../auth/with-members';
import { refreshSubject } from './apply-event';
import type { BillingService } from './billing';
import { withSingleOpening } from './single-opening';
import type { PaymentProvider } from './provider';

const endSubscriptionAtProvider = async (
  service: BillingService,
  provider: PaymentProvider,
  { memberUid, providerCustomerId }: typeof customer.$inferSelect,
): Promise<void> => {
  await provider.removeCustomer(providerCustomerId);
  const theirs = await service.db
    .select({ id: subscription.providerSubscriptionId })
    .from(subscription)
    .where(and(eq(subscription.provider, provider.id), eq(subscription.memberUid, memberUid)));
  // Stores that the subscriptions have ended. This remains recorded even if a later step prevents the deletion of the
  // account.
  for (const { id } of theirs) await refreshSubject(service, provider, { kind: 'subscription', id });
};

// Throws for a subscription that may still be charged. Ended ones are deleted with the account, even without a
// configured provider.
const requireNoLiveSubscription = async (
  service: BillingService,
  uid: number,
  provider: ProviderId,
): Promise<void> => {
  const [live] = await service.db
    .select({ id: subscription.id })
    .from(subscription)
    .where(
      and(
        eq(subscription.memberUid, uid),
        eq(subscription.provider, provider),
        ne(subscription.state, 'ended'),
      ),
    )
    .limit(1);
  if (live) throw new ServiceError('unavailable', BILLING_MESSAGES.providerAway);
};

/**
 * Ends the payments at the provider before anything is deleted: if the provider is unreachable, nothing is deleted, so
 * that no member continues to pay for a deleted account.
 * @throws ServiceError unavailable when a paying member's provider is no longer configured
 */
export const endPaymentsOfMember = (service: BillingService, uid: number): Promise<void> => {
  const { provider } = service.billing;
  // If a payment page is being opened, waits for it first, so that the customer that it creates is removed, too.
  return provider
    ? withSingleOpening(service, provider, uid, () => endAllSubscriptions(service, uid))
    : endAllSubscriptions(service, uid);
};

const endAllSubscriptions = async (service: BillingService, uid: number): Promise<void> => {
  const { provider } = service.billing;
  const rows = await service.db.select().from(customer).where(eq(customer.memberUid, uid));
  for (const row of rows) {
    if (row.provider === provider?.id) await endSubscriptionAtProvider(service, provider, row);
    else if (row.provider === 'stripe') await requireNoLiveSubscription(service, uid, row.provider);
    await service.db
      .delete(customer)
      .where(and(eq(customer.provider, row.provider), eq(customer.memberUid, uid)));
  }
};

/**
 * Locks the member's payments before the member, in the same order as storing an event does, so that the two cannot
 * deadlock. The locks are released when the transaction ends.
 */
export const lockPaymentsOfMember = async (tx: Transaction, uid: number): Promise<void> => {
  for (const table of [subscription, payment, productOrder, purchase])
    await tx.execute(sql`select 1 from ${table} where member_uid = ${uid} for update`);
};

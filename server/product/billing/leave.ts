/** Ends everything that a member pays for, before their account is deleted. */
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
import { applySubject } from './apply-event';
import type { BillingService } from './billing';
import { oneOpening } from './one-opening';
import type { PaymentProvider } from './provider';

const endAt = async (
  service: BillingService,
  provider: PaymentProvider,
  { memberUid, providerCustomerId }: typeof customer.$inferSelect,
): Promise<void> => {
  await provider.removeCustomer(providerCustomerId);
  const theirs = await service.db
    .select({ id: subscription.providerSubscriptionId })
    .from(subscription)
    .where(and(eq(subscription.provider, provider.id), eq(subscription.memberUid, memberUid)));
  // Stores that nothing is paid for any more, even if a later step prevents the deletion.
  for (const { id } of theirs) await applySubject(service, provider, { kind: 'subscription', id });
};

// Ended subscriptions are deleted with the account, even when the provider is not configured.
const requireNoneLive = async (service: BillingService, uid: number, provider: ProviderId): Promise<void> => {
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
 * The provider first: when it is unreachable, nothing is deleted, and nobody pays for a deleted account.
 * @throws ServiceError unavailable when a paying member's provider is not configured any more
 */
export const endPaymentsOf = (service: BillingService, uid: number): Promise<void> => {
  const { provider } = service.billing;
  // A payment page that is being opened belongs to a customer that is removed after it.
  return provider ? oneOpening(service, provider, uid, () => endAll(service, uid)) : endAll(service, uid);
};

const endAll = async (service: BillingService, uid: number): Promise<void> => {
  const { provider } = service.billing;
  const rows = await service.db.select().from(customer).where(eq(customer.memberUid, uid));
  for (const row of rows) {
    if (row.provider === provider?.id) await endAt(service, provider, row);
    else if (row.provider === 'stripe') await requireNoneLive(service, uid, row.provider);
    await service.db
      .delete(customer)
      .where(and(eq(customer.provider, row.provider), eq(customer.memberUid, uid)));
  }
};

/**
 * Locks the member's payments before the member, in the same order as storing an event does; otherwise the two could deadlock.
 * The transaction's end releases the locks.
 */
export const holdPaymentsOf = async (tx: Transaction, uid: number): Promise<void> => {
  for (const table of [subscription, payment, productOrder, purchase])
    await tx.execute(sql`select 1 from ${table} where member_uid = ${uid} for update`);
};

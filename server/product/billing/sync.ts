/**
 * Reads an object from its provider and stores its current state; nothing else grants access. Reading and storing are
 * separate steps, because storing locks the member's row, and a transaction with that lock must not wait for a provider
 * or another connection.
 */
import { and, eq, ne, sql } from 'drizzle-orm';
import { customer, payment, subscription } from '../../db/schema/billing';
import type { Transaction } from '../auth/with-members';
import type { BillingService } from './billing';
import { computeAccessEnd } from './entitlement';
import type { PaymentProvider, ProviderPayment } from './provider';
import { reconcileMember } from './reconcile-member';

type SyncService = Pick<BillingService, 'clock' | 'log'>;

/**
 * Locks an object until the transaction ends. The lock serializes refreshes of each object across all processes, so
 * that stale data never overwrites newer data.
 */
export const lockProviderObject = async (tx: Transaction, provider: string, id: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments:${provider}:${id}`}, 0))`);
};

export const findMemberOfCustomer = async (
  tx: Transaction,
  provider: PaymentProvider,
  customerId: string,
): Promise<number | null> => {
  const [row] = await tx
    .select({ uid: customer.memberUid })
    .from(customer)
    .where(and(eq(customer.provider, provider.id), eq(customer.providerCustomerId, customerId)));
  return row?.uid ?? null;
};

/**
 * Throws when the provider knows neither the subscription nor its customer. The configured keys then belong to another
 * account or to test mode, and the subscription continues in the account where it was bought.
 */
const requireOwnAccount = async (tx: Transaction, provider: PaymentProvider, id: string): Promise<void> => {
  const [row] = await tx
    .select({ customerId: customer.providerCustomerId })
    .from(subscription)
    .innerJoin(
      customer,
      and(eq(customer.provider, subscription.provider), eq(customer.memberUid, subscription.memberUid)),
    )
    .where(
      and(
        eq(subscription.provider, provider.id),
        eq(subscription.providerSubscriptionId, id),
        ne(subscription.state, 'ended'),
      ),
    );
  if (row && !(await provider.hasCustomer(row.customerId)))
    throw new Error(
      `The provider account has neither ${id} nor its customer. Check that its API keys belong to the right account.`,
    );
};

/** Ends a subscription that the provider no longer has, because it is no longer charged. */
const endMissingSubscription = async (
  { clock, log }: SyncService,
  tx: Transaction,
  provider: PaymentProvider,
  id: string,
): Promise<boolean> => {
  log.warn('provider has no such subscription, ending it', { provider: provider.id, subscription: id });
  const now = clock.now();
  const ended = await tx
    .update(subscription)
    .set({
      state: 'ended',
      endsAt: null,
      endedAt: now,
      accessUntil: sql`least(${subscription.accessUntil}, ${now.toISOString()}::timestamptz)`,
      fetchedAt: now,
    })
    .where(
      and(
        eq(subscription.provider, provider.id),
        eq(subscription.providerSubscriptionId, id),
        ne(subscription.state, 'ended'),
      ),
    )
    .returning({ uid: subscription.memberUid });
  for (const { uid } of ended) await reconcileMember(tx, uid, provider.id);
  return ended.length > 0;
};

/**
 * Reads a subscription.
 * @returns a function that stores it and returns whether anything has changed
 * @throws when the provider knows neither the subscription nor its customer
 */
export const readSubscription = async (
  service: SyncService,
  tx: Transaction,
  provider: PaymentProvider,
  id: string,
): Promise<() => Promise<boolean>> => {
  const { clock, log } = service;
  await lockProviderObject(tx, provider.id, id);
  const [before] = await tx
    .select()
    .from(subscription)
    .where(and(eq(subscription.provider, provider.id), eq(subscription.providerSubscriptionId, id)));
  // A stored subscription still belongs to its member, even if the member has become another customer since.
  const ownerOf = async (customerId: string) =>
    before?.memberUid ?? findMemberOfCustomer(tx, provider, customerId);
  const isOurs = async (customerId: string) => (await ownerOf(customerId)) !== null;
  const found = await provider.getSubscription(id, isOurs);
  if (!found) {
    await requireOwnAccount(tx, provider, id);
    return () => endMissingSubscription(service, tx, provider, id);
  }
  const uid = found === 'foreign' ? null : await ownerOf(found.customerId);
  if (found === 'foreign' || uid === null) {
    log.warn('no member matches the subscription', { provider: provider.id, subscription: id });
    return () => Promise.resolve(false);
  }
  const { customerId: _customer, id: _id, ...facts } = found;
  const values = { ...facts, memberUid: uid, accessUntil: computeAccessEnd(found) };
  const fetchedAt = clock.now();
  return async () => {
    await tx
      .insert(subscription)
      .values({ ...values, provider: provider.id, providerSubscriptionId: id, fetchedAt })
      .onConflictDoUpdate({
        target: [subscription.provider, subscription.providerSubscriptionId],
        set: { ...values, fetchedAt },
      });
    await reconcileMember(tx, uid, provider.id);
    return (Object.keys(values) as (keyof typeof values)[]).some(
      (key) => Number(before?.[key]) !== Number(values[key]) && before?.[key] !== values[key],
    );
  };
};

const fetchPayment = (
  provider: PaymentProvider,
  kind: 'payment' | 'refund',
  id: string,
): Promise<ProviderPayment | null> => (kind === 'payment' ? provider.getPayment(id) : provider.getRefund(id));

/**
 * Reads a payment or refund.
 * @returns a function that adds it to the ledger once it is complete, and removes it if it failed
 */
export const readPayment = async (
  { log }: SyncService,
  tx: Transaction,
  provider: PaymentProvider,
  kind: 'payment' | 'refund',
  id: string,
): Promise<() => Promise<void>> => {
  await lockProviderObject(tx, provider.id, id);
  const found = await fetchPayment(provider, kind, id);
  return () => storePayment({ log }, tx, provider, id, found);
};

const storePayment = async (
  { log }: Pick<SyncService, 'log'>,
  tx: Transaction,
  provider: PaymentProvider,
  id: string,
  found: ProviderPayment | null,
): Promise<void> => {
  const theirs = and(eq(payment.provider, provider.id), eq(payment.providerPaymentId, id));
  if (found && !found.isPaid) {
    await tx.delete(payment).where(theirs);
    return;
  }
  const uid = found?.customerId ? await findMemberOfCustomer(tx, provider, found.customerId) : null;
  if (!found || uid === null) {
    log.warn('no member matches the payment', { provider: provider.id, payment: id });
    return;
  }
  const { productSku, cents, currency, paidAt, invoiceHref, subscriptionId } = found;
  const facts = { kind: found.kind, productSku, cents, currency, paidAt, invoiceHref };
  const values = { ...facts, memberUid: uid, providerSubscriptionId: subscriptionId };
  await tx
    .insert(payment)
    .values({ ...values, provider: provider.id, providerPaymentId: id })
    .onConflictDoUpdate({ target: [payment.provider, payment.providerPaymentId], set: values });
};

/** Purchases of games: granted once, with a license key, and revoked while the payment is refunded or disputed. */
import { and, eq, isNull, or } from 'drizzle-orm';
import { productOrder, purchase } from '../../db/schema/billing';
import type { Transaction } from '../auth/with-members';
import { mailPurchasedKey } from '../shop/mail-keys';
import type { BillingService } from './billing';
import type { PaymentProvider, ProviderPayment } from './provider';
import { findMemberOfCustomer, lockProviderObject } from './sync';

type OrderRow = typeof productOrder.$inferSelect;
type PurchaseRow = typeof purchase.$inferSelect;

const revocationReasonOf = (found: ProviderPayment): PurchaseRow['revokedFor'] =>
  found.isDisputed ? 'dispute' : found.refundedCents >= found.cents ? 'refund' : null;

// Links the payment to the order of its payment page, because the payment itself does not refer to the order.
const linkCheckout = async (
  tx: Transaction,
  provider: PaymentProvider,
  checkoutId: string,
  paymentId: string,
): Promise<void> => {
  await tx
    .update(productOrder)
    .set({ providerPaymentId: paymentId })
    .where(
      and(
        eq(productOrder.provider, provider.id),
        eq(productOrder.checkoutId, checkoutId),
        isNull(productOrder.providerPaymentId),
      ),
    );
};

const isFullyPaid = async (
  tx: Transaction,
  provider: PaymentProvider,
  order: OrderRow,
  found: ProviderPayment,
): Promise<boolean> =>
  found.kind === 'payment' &&
  found.isPaid &&
  found.cents >= order.cents &&
  found.currency === order.currency &&
  order.memberUid !== null &&
  found.customerId !== null &&
  (await findMemberOfCustomer(tx, provider, found.customerId)) === order.memberUid;

const grantPurchase = async (
  service: BillingService,
  tx: Transaction,
  order: OrderRow,
  found: ProviderPayment,
): Promise<void> => {
  const { signer } = service.shop;
  if (!signer) throw new Error('A game was paid for, but no key signer is configured: set LICENCE_KEYS.');
  const { id: licenseId, key: licenseKey } = signer.issue(order.productSku);
  const revokedFor = revocationReasonOf(found);
  await tx.insert(purchase).values({
    orderId: order.id,
    memberUid: order.memberUid,
    productSku: order.productSku,
    purchasedAt: found.paidAt,
    licenseId,
    licenseKey,
    revokedFor,
    revokedAt: revokedFor && service.clock.now(),
  });
  if (!revokedFor) await mailPurchasedKey(service, tx, order, licenseKey);
};

/** Finds the order of a payment, by the payment or by its payment page. */
const findOrder = async (
  tx: Transaction,
  provider: PaymentProvider,
  { paymentId, checkoutId }: PaidCheckout,
): Promise<OrderRow | undefined> => {
  const isPaidBy = eq(productOrder.providerPaymentId, paymentId);
  const isPage =
    checkoutId && and(eq(productOrder.checkoutId, checkoutId), isNull(productOrder.providerPaymentId));
  const [order] = await tx
    .select()
    .from(productOrder)
    .where(and(eq(productOrder.provider, provider.id), isPage ? or(isPaidBy, isPage) : isPaidBy));
  return order;
};

interface PaidCheckout {
  paymentId: string;
  checkoutId: string | null;
}

/**
 * Reads the payment for a game from the provider.
 * @returns a function that stores the purchase and returns whether it has changed
 */
export const readPurchase = async (
  service: BillingService,
  tx: Transaction,
  provider: PaymentProvider,
  page: PaidCheckout,
): Promise<() => Promise<boolean>> => {
  await lockProviderObject(tx, provider.id, page.paymentId);
  const order = await findOrder(tx, provider, page);
  const found = order ? await provider.getPayment(page.paymentId) : null;
  return async () => {
    if (page.checkoutId) await linkCheckout(tx, provider, page.checkoutId, page.paymentId);
    return order && found ? storePurchase(service, tx, provider, order, found) : false;
  };
};

const storePurchase = async (
  service: BillingService,
  tx: Transaction,
  provider: PaymentProvider,
  order: OrderRow,
  found: ProviderPayment,
): Promise<boolean> => {
  const [bought] = await tx.select().from(purchase).where(eq(purchase.orderId, order.id));
  if (!bought) {
    if (!(await isFullyPaid(tx, provider, order, found))) {
      service.log.warn('payment does not match its order', {
        provider: provider.id,
        payment: found.id,
      });
      return false;
    }
    await grantPurchase(service, tx, order, found);
    return true;
  }
  const revokedFor = revocationReasonOf(found);
  if (revokedFor === bought.revokedFor) return false;
  await tx
    .update(purchase)
    .set({ revokedFor, revokedAt: revokedFor && (bought.revokedAt ?? service.clock.now()) })
    .where(eq(purchase.id, bought.id));
  // The purchase is valid again, or valid for the first time: if the payment was disputed from the start, its key has
  // not been mailed yet.
  if (!revokedFor) await mailPurchasedKey(service, tx, order, bought.licenseKey);
  return true;
};

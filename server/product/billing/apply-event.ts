/**
 * Applies a provider's event exactly once. The event only determines what to read from the provider; its own data is
 * not trusted.
 */
import { and, eq } from 'drizzle-orm';
import { isConflictOrDeletion, retryConflicts } from '../../db/retry-conflicts';
import { paymentEvent } from '../../db/schema/billing';
import type { BillingService } from './billing';
import type { PaymentProvider, ProviderEvent, ProviderSubject } from './provider';
import { readPayment, readSubscription } from './sync';
import { notifyOfDispute } from './notify-of-dispute';
import { readPurchase } from './sync-purchase';

interface AffectedRows {
  subscriptionId: string | null;
  payment: { kind: 'payment' | 'refund'; id: string } | null;
  /** The payment for a game, and its payment page if known from the event. */
  purchase: { paymentId: string; checkoutId: string | null } | null;
}

const NOTHING_AFFECTED: AffectedRows = { subscriptionId: null, payment: null, purchase: null };
const affectedPurchase = (paymentId: string | null | undefined, checkoutId: string | null = null) =>
  paymentId ? { paymentId, checkoutId } : null;

/**
 * Returns the ids of the objects that an event affects, starting from its subject. For example, a payment of a
 * subscription also affects the subscription. The relations between these objects never change.
 */
const findAffected = async (
  provider: PaymentProvider,
  { kind, id }: ProviderSubject,
): Promise<AffectedRows> => {
  switch (kind) {
    case 'subscription':
      return { ...NOTHING_AFFECTED, subscriptionId: id };
    case 'payment': {
      const found = await provider.getPayment(id);
      return {
        subscriptionId: found?.subscriptionId ?? null,
        payment: { kind, id },
        purchase: found?.subscriptionId ? null : affectedPurchase(id),
      };
    }
    case 'refund': {
      const found = await provider.getRefund(id);
      return { ...NOTHING_AFFECTED, payment: { kind, id }, purchase: affectedPurchase(found?.paymentId) };
    }
    case 'dispute':
      return { ...NOTHING_AFFECTED, purchase: affectedPurchase(await provider.getDisputedPayment(id)) };
    case 'checkout': {
      const found = await provider.getCheckout(id);
      const paymentId = found?.paymentId;
      return {
        subscriptionId: found?.subscriptionId ?? null,
        payment: paymentId ? { kind: 'payment', id: paymentId } : null,
        purchase: found?.subscriptionId ? null : affectedPurchase(paymentId, id),
      };
    }
  }
};

/** Reads a subject and everything related from the provider again, and stores it in one transaction. */
export const refreshSubject = (
  service: BillingService,
  provider: PaymentProvider,
  subject: ProviderSubject,
  event?: ProviderEvent,
): Promise<boolean> =>
  service.billing.refreshSemaphore(async () => {
    const affected = await findAffected(provider, subject);
    // The transaction only reads from the provider, so it may run several times.
    const isChanged = await retryConflicts(
      () =>
        service.db.transaction(async (tx) => {
          if (event) {
            const [first] = await tx
              .insert(paymentEvent)
              .values({
                provider: provider.id,
                eventId: event.id,
                type: event.type,
                subjectId: subject.id,
                receivedAt: service.clock.now(),
              })
              .onConflictDoNothing()
              .returning();
            if (!first) return false;
          }
          const { subscriptionId, payment, purchase } = affected;
          // Reads everything before storing anything, because storing locks the member's row.
          const storeSubscription =
            subscriptionId && (await readSubscription(service, tx, provider, subscriptionId));
          const storePayment =
            payment && (await readPayment(service, tx, provider, payment.kind, payment.id));
          const storePurchase = purchase && (await readPurchase(service, tx, provider, purchase));
          if (purchase && subject.kind === 'dispute')
            await notifyOfDispute(service, tx, provider, purchase.paymentId);
          const hasSubscriptionChanged = storeSubscription ? await storeSubscription() : false;
          if (storePayment) await storePayment();
          return (storePurchase && (await storePurchase())) || hasSubscriptionChanged;
        }),
      // The member may be deleted after the lookup and before the insert that references it.
      isConflictOrDeletion,
    );
    // The transaction may have queued mail with a license key.
    if (isChanged && affected.purchase) service.mail.wake();
    return isChanged;
  });

/**
 * Applies an event.
 * @returns true when the event was new and changed a subscription or a purchase
 */
export const applyEvent = async (
  service: BillingService,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<boolean> => {
  if (!event.subject) return false;
  const [known] = await service.db
    .select({ id: paymentEvent.eventId })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, provider.id), eq(paymentEvent.eventId, event.id)));
  return known ? false : refreshSubject(service, provider, event.subject, event);
};

/** Applies a provider's event once. The event only says what to read again; its own data is not trusted. */
import { and, eq } from 'drizzle-orm';
import { isConflictOrDeletion, retryConflicts } from '../../db/retry-conflicts';
import { paymentEvent } from '../../db/schema/billing';
import type { BillingService } from './billing';
import type { PaymentProvider, ProviderEvent, Subject } from './provider';
import { readPayment, readSubscription } from './sync';
import { notifyOfDispute } from './notify-of-dispute';
import { readPurchase } from './sync-purchase';

interface Touched {
  subscriptionId: string | null;
  payment: { kind: 'payment' | 'refund'; id: string } | null;
  /** The payment of a game, and its payment page if the event names it. */
  purchase: { paymentId: string; checkoutId: string | null } | null;
}

const NOTHING: Touched = { subscriptionId: null, payment: null, purchase: null };
const bought = (paymentId: string | null | undefined, checkoutId: string | null = null) =>
  paymentId ? { paymentId, checkoutId } : null;

/** Returns the ids that a subject affects: a payment of a subscription also affects the subscription. These links never change. */
const touchedBy = async (provider: PaymentProvider, { kind, id }: Subject): Promise<Touched> => {
  switch (kind) {
    case 'subscription':
      return { ...NOTHING, subscriptionId: id };
    case 'payment': {
      const found = await provider.getPayment(id);
      return {
        subscriptionId: found?.subscriptionId ?? null,
        payment: { kind, id },
        purchase: found?.subscriptionId ? null : bought(id),
      };
    }
    case 'refund': {
      const found = await provider.getRefund(id);
      return { ...NOTHING, payment: { kind, id }, purchase: bought(found?.paymentId) };
    }
    case 'dispute':
      return { ...NOTHING, purchase: bought(await provider.getDisputed(id)) };
    case 'checkout': {
      const found = await provider.getCheckout(id);
      const paymentId = found?.paymentId;
      return {
        subscriptionId: found?.subscriptionId ?? null,
        payment: paymentId ? { kind: 'payment', id: paymentId } : null,
        purchase: found?.subscriptionId ? null : bought(paymentId, id),
      };
    }
  }
};

/** Reads a subject again, together with everything related, in one transaction. */
export const applySubject = (
  service: BillingService,
  provider: PaymentProvider,
  subject: Subject,
  event?: ProviderEvent,
): Promise<boolean> =>
  service.billing.turns(async () => {
    const touched = await touchedBy(provider, subject);
    // The work only reads from the provider, so it may run again.
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
          const { subscriptionId, payment, purchase } = touched;
          // Reads everything before storing anything: from then on the member's row is locked.
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
      // The member may be deleted between the lookup and the row that refers to them.
      isConflictOrDeletion,
    );
    // A license key may be waiting to be mailed.
    if (isChanged && touched.purchase) service.mail.wake();
    return isChanged;
  });

/** @returns true where the event was new and changed a subscription or a purchase */
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
  return known ? false : applySubject(service, provider, event.subject, event);
};

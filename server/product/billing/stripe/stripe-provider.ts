/** The Stripe provider: Checkout, the billing portal and webhooks, through Stripe's library with a pinned API version. */
import Stripe from 'stripe';
import { ServiceError } from '@/lib/errors';
import {
  CustomerGoneError,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
  type ProviderSubject,
} from '../provider';
import { toDisputedPayment, toIntentPayment, isActiveDispute, toRefund } from './product-shapes';
import { toProviderCheckout, toOwnedCustomer, toInvoicePayment, toProviderSubscription } from './shapes';

const API_VERSION = '2026-10-28.endive';
const CURRENCY = 'usd';
const TOLERANCE_SECONDS = 300;
/** Even with one retry, shorter than the time that a transaction may wait. */
const TIMEOUT_MS = 8_000;
const MAX_EVENTS = 10_000;

/** The events to enable on the webhook endpoint (docs/payments.md), each with the kind of its subject. */
export const STRIPE_EVENTS: Readonly<Record<string, ProviderSubject['kind']>> = {
  'checkout.session.completed': 'checkout',
  'checkout.session.async_payment_succeeded': 'checkout',
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'invoice.paid': 'payment',
  'invoice.payment_failed': 'payment',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
};

const isMissingError = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Returns null for an object that Stripe does not have; throws every other error. */
const nullIfMissing = async <Raw, T>(work: Promise<Raw>, read: (answer: Raw) => T): Promise<T | null> => {
  try {
    return read(await work);
  } catch (error) {
    if (isMissingError(error)) return null;
    throw error;
  }
};

/**
 * Runs a request for a customer.
 * @throws CustomerGoneError when Stripe does not have the customer
 */
const withCustomerGoneError = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (isMissingError(error) && (error as Stripe.errors.StripeError).param === 'customer')
      throw new CustomerGoneError('Stripe has no such customer.', { cause: error });
    throw error;
  }
};

const toProviderEvent = ({ id, type, data }: Stripe.Event): ProviderEvent => {
  const kind = STRIPE_EVENTS[type];
  const subject = (data.object as { id?: unknown }).id;
  return { id, type, subject: kind && typeof subject === 'string' ? { kind, id: subject } : null };
};

interface StripeKeys {
  secretKey: string;
  webhookSecret: string;
}

export const createStripeProvider = ({ secretKey, webhookSecret }: StripeKeys): PaymentProvider => {
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const retrieveSubscription = (id: string) => stripe.subscriptions.retrieve(id);
  /** Reads the payment for a game with its refunds. */
  const getIntent = async (id: string): Promise<ProviderPayment | null> => {
    const found = await nullIfMissing(
      stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }),
      toIntentPayment,
    );
    if (!found?.isDisputed) return found;
    const disputes = await stripe.disputes.list({ payment_intent: id, limit: 100 });
    return { ...found, isDisputed: disputes.data.some(isActiveDispute) };
  };

  return {
    id: 'stripe',
    createCustomer: async ({ memberId, email }) => {
      const { id } = await stripe.customers.create({ ...(email ? { email } : {}), metadata: { memberId } });
      return id;
    },
    // Stripe still returns a deleted customer, marked as deleted.
    hasCustomer: async (customerId) =>
      (await nullIfMissing(stripe.customers.retrieve(customerId), () => true)) ?? false,
    // Deleting a customer also ends the customer's subscriptions immediately.
    removeCustomer: async (customerId) =>
      void (await nullIfMissing(stripe.customers.del(customerId), () => true)),
    createCheckout: async ({ customerId, item, successHref, backHref }) => {
      const isPlan = item.kind === 'plan';
      const opening = stripe.checkout.sessions.create({
        mode: isPlan ? 'subscription' : 'payment',
        customer: customerId,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: CURRENCY,
              unit_amount: item.cents,
              product_data: { name: item.title },
              ...(isPlan ? { recurring: { interval: 'month', interval_count: item.months } } : {}),
            },
          },
        ],
        ...(isPlan ? {} : { payment_intent_data: { metadata: { productSku: item.sku } } }),
        success_url: successHref.replace('{session}', '{CHECKOUT_SESSION_ID}'),
        cancel_url: backHref,
      });
      const session = await withCustomerGoneError(opening);
      if (!session.url) throw new Error('Stripe created a payment page without a URL.');
      return { id: session.id, url: session.url };
    },
    getCheckout: (id) => nullIfMissing(stripe.checkout.sessions.retrieve(id), toProviderCheckout),
    expireCheckout: async (id) => void (await stripe.checkout.sessions.expire(id)),
    createPortal: async (customerId, backHref) => {
      const opening = stripe.billingPortal.sessions.create({ customer: customerId, return_url: backHref });
      const { url } = await withCustomerGoneError(opening);
      return url;
    },
    getSubscription: async (id, isOurs) => {
      const found = await nullIfMissing(retrieveSubscription(id), (answer) => answer);
      if (!found) return null;
      return (await isOurs(toOwnedCustomer(found))) ? toProviderSubscription(found) : 'foreign';
    },
    setCancelAtPeriodEnd: async (id, isCancelling) => {
      // A subscription may have a cancellation date without `cancel_at_period_end`; then the date must be removed
      // instead.
      const dated = isCancelling ? null : await nullIfMissing(retrieveSubscription(id), (answer) => answer);
      const isDated = dated && !dated.cancel_at_period_end && dated.cancel_at !== null;
      const change = isDated ? { cancel_at: '' as const } : { cancel_at_period_end: isCancelling };
      await nullIfMissing(stripe.subscriptions.update(id, change), () => true);
    },
    // Stripe stops collecting the invoices of a canceled subscription.
    endSubscriptionNow: async (id) => void (await nullIfMissing(stripe.subscriptions.cancel(id), () => true)),
    getPayment: (id) =>
      id.startsWith('in_') ? nullIfMissing(stripe.invoices.retrieve(id), toInvoicePayment) : getIntent(id),
    getRefund: (id) => nullIfMissing(stripe.refunds.retrieve(id, { expand: ['payment_intent'] }), toRefund),
    getDisputedPayment: (id) => nullIfMissing(stripe.disputes.retrieve(id), toDisputedPayment),
    readEvent: (body, headers, now) => {
      try {
        const signature = headers.get('stripe-signature') ?? '';
        return toProviderEvent(
          stripe.webhooks.constructEvent(
            body,
            signature,
            webhookSecret,
            TOLERANCE_SECONDS,
            undefined,
            now.getTime(),
          ),
        );
      } catch {
        throw new ServiceError('badRequest', 'The Stripe signature is invalid or too old.');
      }
    },
    listEvents: async (since) => {
      const events = await stripe.events
        .list({
          created: { gte: Math.floor(since.getTime() / 1000) },
          types: Object.keys(STRIPE_EVENTS),
          limit: 100,
        })
        .autoPagingToArray({ limit: MAX_EVENTS });
      return events.map(toProviderEvent).reverse();
    },
  };
};

/** Parses Stripe's responses about one-time payments for games: payments, refunds and disputes. */
import * as v from 'valibot';
import type { ProviderPayment } from '../provider';
import { centsShape, instantShape, optionalIdShape, metadataShape } from './shapes';

const chargeShape = v.object({
  amount_refunded: centsShape,
  disputed: v.boolean(),
  receipt_url: v.nullish(v.string(), null),
});

const intentShape = v.object({
  id: v.string(),
  customer: optionalIdShape,
  status: v.string(),
  amount_received: centsShape,
  currency: v.string(),
  created: instantShape,
  metadata: metadataShape,
  /** Expanded; null before the first attempt to charge. */
  latest_charge: v.nullable(chargeShape),
});

// Final states: paid, canceled or failed. A failed payment cannot be retried with another card, because its page is
// closed.
const FINAL_STATES = new Set(['succeeded', 'canceled', 'requires_payment_method']);

/** Converts a one-time payment for a game. `isDisputed` is true if there is or was a dispute, whatever its outcome. */
export const toIntentPayment = (answer: unknown): ProviderPayment => {
  const found = v.parse(intentShape, answer);
  return {
    id: found.id,
    kind: 'payment',
    customerId: found.customer,
    subscriptionId: null,
    productSku: found.metadata.productSku ?? null,
    cents: found.amount_received,
    currency: found.currency,
    paidAt: found.created,
    isPaid: found.status === 'succeeded',
    isPending: !FINAL_STATES.has(found.status),
    paymentId: null,
    refundedCents: found.latest_charge?.amount_refunded ?? 0,
    isDisputed: found.latest_charge?.disputed ?? false,
    invoiceHref: found.latest_charge?.receipt_url ?? null,
  };
};

const refundShape = v.object({
  id: v.string(),
  amount: centsShape,
  currency: v.string(),
  created: instantShape,
  status: v.nullable(v.string()),
  customer: optionalIdShape,
  payment_intent: v.nullish(
    v.object({ id: v.string(), customer: optionalIdShape, metadata: metadataShape }),
    null,
  ),
});

export const toRefund = (answer: unknown): ProviderPayment => {
  const found = v.parse(refundShape, answer);
  return {
    id: found.id,
    kind: 'refund',
    customerId: found.customer ?? found.payment_intent?.customer ?? null,
    subscriptionId: null,
    productSku: found.payment_intent?.metadata.productSku ?? null,
    cents: found.amount,
    currency: found.currency,
    paidAt: found.created,
    isPaid: found.status === 'succeeded',
    isPending: found.status === 'pending',
    paymentId: found.payment_intent?.id ?? null,
    refundedCents: 0,
    isDisputed: false,
    invoiceHref: null,
  };
};

const disputeShape = v.object({ status: v.string(), payment_intent: optionalIdShape });

/** Returns the payment that a dispute is about. */
export const toDisputedPayment = (answer: unknown): string | null =>
  v.parse(disputeShape, answer).payment_intent;

// In these states the site has the money: an inquiry withdraws nothing yet, and a dispute that was won or prevented
// withdraws nothing any more. In all other states the money is withdrawn. These include unknown states, and an appeal
// after a lost dispute.
const RELEASED_STATES = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

export const isActiveDispute = (answer: unknown): boolean =>
  !RELEASED_STATES.has(v.parse(v.object({ status: v.string() }), answer).status);

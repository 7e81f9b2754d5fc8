/** Parses the fields of Stripe's objects that the site uses (API 2026-10-28; Stripe's published OpenAPI description). */
import * as v from 'valibot';
import { isPlanMonths, type PlanMonths } from '@/lib/domain/billing/plans';
import type { SubscriptionState } from '@/server/db/schema/billing';
import type { ProviderCheckout, ProviderPayment, ProviderSubscription } from '../provider';

export const instantShape = v.pipe(
  v.number(),
  v.transform((seconds) => new Date(seconds * 1000)),
);
const optionalInstantShape = v.nullable(instantShape);
/** An expandable field: the id, or the complete object. */
const idShape = v.union([
  v.string(),
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
]);
export const optionalIdShape = v.nullish(idShape, null);
export const centsShape = v.pipe(v.number(), v.integer(), v.minValue(0));
export const metadataShape = v.nullish(v.record(v.string(), v.string()), {});

const subscriptionShape = v.object({
  id: v.string(),
  customer: idShape,
  status: v.string(),
  start_date: instantShape,
  cancel_at_period_end: v.boolean(),
  cancel_at: optionalInstantShape,
  canceled_at: optionalInstantShape,
  ended_at: optionalInstantShape,
  items: v.object({
    data: v.pipe(
      v.array(
        v.object({
          current_period_start: instantShape,
          current_period_end: instantShape,
          price: v.object({
            currency: v.string(),
            unit_amount: centsShape,
            recurring: v.object({ interval: v.string(), interval_count: v.number() }),
          }),
        }),
      ),
      v.minLength(1),
    ),
  }),
});

const STATES: Readonly<Record<string, SubscriptionState>> = {
  active: 'active',
  trialing: 'active',
  past_due: 'pastDue',
  incomplete: 'incomplete',
  // The subscription never started and will not be charged again.
  incomplete_expired: 'ended',
  // Stripe no longer retries the latest renewal payment, which remains unpaid. The payment for the next period may
  // succeed.
  unpaid: 'incomplete',
  paused: 'incomplete',
  canceled: 'ended',
};

const planMonthsOf = ({
  interval,
  interval_count: count,
}: {
  interval: string;
  interval_count: number;
}): PlanMonths => {
  const months = interval === 'year' ? count * 12 : interval === 'month' ? count : 0;
  if (!isPlanMonths(months))
    throw new Error(`A subscription renews every ${count} ${interval}, which matches no plan.`);
  return months;
};

const ownedShape = v.object({ customer: idShape });

/**
 * Returns the customer of an object. Read before any other field, because the object may belong to another site in the
 * same account.
 */
export const toOwnedCustomer = (answer: unknown): string => v.parse(ownedShape, answer).customer;

/**
 * Converts a subscription.
 * @throws when the response does not match Stripe's description or has an unknown status
 */
export const toProviderSubscription = (answer: unknown): ProviderSubscription => {
  const found = v.parse(subscriptionShape, answer);
  const state = STATES[found.status];
  const [item] = found.items.data;
  if (!state || !item) throw new Error(`A subscription has the unknown status ${found.status}.`);
  // Newer billing modes state the cancellation date; older ones state only that it is the end of the period.
  const isCancelling = state !== 'ended' && (found.cancel_at_period_end || found.cancel_at !== null);
  return {
    id: found.id,
    customerId: found.customer,
    state,
    planMonths: planMonthsOf(item.price.recurring),
    cents: item.price.unit_amount,
    currency: item.price.currency,
    startedAt: found.start_date,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
    cancelRequestedAt: found.canceled_at,
    endsAt: isCancelling ? (found.cancel_at ?? item.current_period_end) : null,
    // A subscription that never started has granted nothing, no matter when it expired.
    endedAt: found.status === 'incomplete_expired' ? found.start_date : found.ended_at,
  };
};

const checkoutShape = v.object({
  id: v.string(),
  customer: optionalIdShape,
  status: v.nullable(v.picklist(['open', 'complete', 'expired'])),
  subscription: optionalIdShape,
  invoice: optionalIdShape,
  payment_intent: optionalIdShape,
});

export const toProviderCheckout = (answer: unknown): ProviderCheckout => {
  const {
    id,
    customer,
    status,
    subscription,
    invoice,
    payment_intent: intent,
  } = v.parse(checkoutShape, answer);
  return {
    id,
    customerId: customer,
    status: status ?? 'open',
    subscriptionId: subscription,
    paymentId: invoice ?? intent,
  };
};

const invoiceShape = v.object({
  id: v.string(),
  customer: optionalIdShape,
  status: v.nullable(v.string()),
  amount_paid: centsShape,
  currency: v.string(),
  created: instantShape,
  status_transitions: v.object({ paid_at: optionalInstantShape }),
  hosted_invoice_url: v.nullish(v.string(), null),
  parent: v.nullable(
    v.object({ subscription_details: v.nullable(v.object({ subscription: optionalIdShape })) }),
  ),
});

export const toInvoicePayment = (answer: unknown): ProviderPayment => {
  const found = v.parse(invoiceShape, answer);
  return {
    id: found.id,
    kind: 'payment',
    customerId: found.customer,
    subscriptionId: found.parent?.subscription_details?.subscription ?? null,
    productSku: null,
    cents: found.amount_paid,
    currency: found.currency,
    paidAt: found.status_transitions.paid_at ?? found.created,
    isPaid: found.status === 'paid' && found.amount_paid > 0,
    isPending: found.status === 'open',
    paymentId: null,
    refundedCents: 0,
    isDisputed: false,
    invoiceHref: found.hosted_invoice_url,
  };
};

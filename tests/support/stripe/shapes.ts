/** The required fields and types of Stripe's objects (github.com/stripe/openapi, MIT), as far as the site uses them. */
import * as v from 'valibot';

const id = v.string();
const unixTime = v.pipe(v.number(), v.integer());
const nullableTime = v.nullable(unixTime);
const metadata = v.record(v.string(), v.string());
const listShape = <S extends v.GenericSchema>(of: S) =>
  v.object({ object: v.literal('list'), data: v.array(of), has_more: v.boolean(), url: v.string() });

const priceShape = v.object({
  id,
  object: v.literal('price'),
  active: v.boolean(),
  currency: v.string(),
  unit_amount: v.nullable(v.pipe(v.number(), v.integer())),
  recurring: v.nullable(
    v.object({
      interval: v.picklist(['day', 'month', 'week', 'year']),
      interval_count: v.number(),
      meter: v.nullable(v.string()),
      usage_type: v.picklist(['licensed', 'metered']),
    }),
  ),
});

const disputeShape = v.object({
  id,
  object: v.literal('dispute'),
  amount: v.number(),
  charge: id,
  created: unixTime,
  currency: v.string(),
  payment_intent: v.nullable(id),
  reason: v.string(),
  status: v.picklist([
    'appeal_needs_response',
    'appeal_under_review',
    'lost',
    'needs_response',
    'prevented',
    'under_review',
    'warning_closed',
    'warning_needs_response',
    'warning_under_review',
    'won',
  ]),
});

export const SHAPES = {
  customer: v.object({ id, object: v.literal('customer'), created: unixTime, livemode: v.boolean() }),
  deleted: v.object({ id, object: v.literal('customer'), deleted: v.literal(true) }),
  subscription: v.object({
    id,
    object: v.literal('subscription'),
    customer: id,
    status: v.picklist([
      'active',
      'canceled',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ]),
    created: unixTime,
    start_date: unixTime,
    currency: v.string(),
    cancel_at: nullableTime,
    cancel_at_period_end: v.boolean(),
    canceled_at: nullableTime,
    ended_at: nullableTime,
    latest_invoice: v.nullable(id),
    metadata,
    items: listShape(
      v.object({
        id,
        object: v.literal('subscription_item'),
        created: unixTime,
        current_period_start: unixTime,
        current_period_end: unixTime,
        subscription: id,
        price: priceShape,
      }),
    ),
  }),
  session: v.object({
    id,
    object: v.literal('checkout.session'),
    mode: v.picklist(['payment', 'setup', 'subscription']),
    status: v.nullable(v.picklist(['complete', 'expired', 'open'])),
    payment_status: v.picklist(['no_payment_required', 'paid', 'unpaid']),
    customer: v.nullable(id),
    subscription: v.nullable(id),
    invoice: v.nullable(id),
    payment_intent: v.nullable(id),
    url: v.nullable(v.string()),
    created: unixTime,
    livemode: v.boolean(),
  }),
  portal: v.object({ id, object: v.literal('billing_portal.session'), customer: id, url: v.string() }),
  invoice: v.object({
    id,
    object: v.literal('invoice'),
    customer: v.nullable(id),
    status: v.nullable(v.picklist(['draft', 'open', 'paid', 'uncollectible', 'void'])),
    amount_due: v.number(),
    amount_paid: v.number(),
    currency: v.string(),
    created: unixTime,
    status_transitions: v.object({
      finalized_at: nullableTime,
      marked_uncollectible_at: nullableTime,
      paid_at: nullableTime,
      voided_at: nullableTime,
    }),
    hosted_invoice_url: v.nullable(v.string()),
    parent: v.nullable(
      v.object({
        type: v.picklist(['quote_details', 'subscription_details']),
        quote_details: v.null(),
        subscription_details: v.nullable(v.object({ subscription: id, metadata: v.nullable(metadata) })),
      }),
    ),
  }),
  intent: v.object({
    id,
    object: v.literal('payment_intent'),
    amount: v.number(),
    amount_received: v.number(),
    currency: v.string(),
    created: unixTime,
    customer: v.nullable(id),
    metadata,
    latest_charge: v.nullable(
      v.object({
        id,
        object: v.literal('charge'),
        amount_refunded: v.number(),
        disputed: v.boolean(),
        refunded: v.boolean(),
        receipt_url: v.nullable(v.string()),
      }),
    ),
    status: v.picklist([
      'canceled',
      'processing',
      'requires_action',
      'requires_capture',
      'requires_confirmation',
      'requires_payment_method',
      'succeeded',
    ]),
  }),
  dispute: disputeShape,
  disputes: listShape(disputeShape),
  refund: v.object({
    id,
    object: v.literal('refund'),
    amount: v.number(),
    charge: v.nullable(id),
    created: unixTime,
    currency: v.string(),
    customer: v.nullable(id),
    payment_intent: v.nullable(
      v.object({ id, object: v.literal('payment_intent'), customer: v.nullable(id), metadata }),
    ),
    status: v.nullable(v.string()),
  }),
  events: listShape(
    v.object({
      id,
      object: v.literal('event'),
      api_version: v.nullable(v.string()),
      created: unixTime,
      data: v.object({ object: v.looseObject({}) }),
      livemode: v.boolean(),
      pending_webhooks: v.number(),
      type: v.string(),
    }),
  ),
} as const;

export type Shape = keyof typeof SHAPES;

/** A checked object of Stripe's API. */
export type StripeObject<K extends Shape> = v.InferOutput<(typeof SHAPES)[K]>;

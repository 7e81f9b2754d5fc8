/**
 * Simulates Stripe's API for tests: a few objects in memory behind MSW. Every response is checked against the required
 * fields
 * and types of Stripe's published OpenAPI description (github.com/stripe/openapi, MIT), as far as the site uses them.
 */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

const id = v.string();
const time = v.pipe(v.number(), v.integer());
const maybeTime = v.nullable(time);
const metadata = v.record(v.string(), v.string());
const list = <S extends v.GenericSchema>(of: S) =>
  v.object({ object: v.literal('list'), data: v.array(of), has_more: v.boolean(), url: v.string() });

const price = v.object({
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

const dispute = v.object({
  id,
  object: v.literal('dispute'),
  amount: v.number(),
  charge: id,
  created: time,
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

const SHAPES = {
  customer: v.object({ id, object: v.literal('customer'), created: time, livemode: v.boolean() }),
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
    created: time,
    start_date: time,
    currency: v.string(),
    cancel_at: maybeTime,
    cancel_at_period_end: v.boolean(),
    canceled_at: maybeTime,
    ended_at: maybeTime,
    latest_invoice: v.nullable(id),
    metadata,
    items: list(
      v.object({
        id,
        object: v.literal('subscription_item'),
        created: time,
        current_period_start: time,
        current_period_end: time,
        subscription: id,
        price,
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
    created: time,
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
    created: time,
    status_transitions: v.object({
      finalized_at: maybeTime,
      marked_uncollectible_at: maybeTime,
      paid_at: maybeTime,
      voided_at: maybeTime,
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
    created: time,
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
  dispute,
  disputes: list(dispute),
  refund: v.object({
    id,
    object: v.literal('refund'),
    amount: v.number(),
    charge: v.nullable(id),
    created: time,
    currency: v.string(),
    customer: v.nullable(id),
    payment_intent: v.nullable(
      v.object({ id, object: v.literal('payment_intent'), customer: v.nullable(id), metadata }),
    ),
    status: v.nullable(v.string()),
  }),
  events: list(
    v.object({
      id,
      object: v.literal('event'),
      api_version: v.nullable(v.string()),
      created: time,
      data: v.object({ object: v.looseObject({}) }),
      livemode: v.boolean(),
      pending_webhooks: v.number(),
      type: v.string(),
    }),
  ),
} as const;
type Shape = keyof typeof SHAPES;
export type Answered<K extends Shape> = v.InferOutput<(typeof SHAPES)[K]>;

const answer = <K extends Shape>(shape: K, value: unknown) =>
  HttpResponse.json(v.parse(SHAPES[shape], value) as Record<string, unknown>);
/** @param param the parameter that contains the unknown id, if any; the response is then a 400 instead of a 404. */
const missing = (what: string, param?: string) =>
  HttpResponse.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}`, param } },
    { status: param ? 400 : 404 },
  );

export interface Requested {
  method: string;
  path: string;
  version: string | null;
  form: Record<string, string>;
}

export const createStripeDouble = (seconds: () => number) => {
  let number = 0;
  const newId = (prefix: string): string => `${prefix}_test_${(number += 1)}`;
  const requested: Requested[] = [];
  const state = {
    subscriptions: new Map<string, Answered<'subscription'>>(),
    sessions: new Map<string, Answered<'session'>>(),
    invoices: new Map<string, Answered<'invoice'>>(),
    refunds: new Map<string, Answered<'refund'>>(),
    intents: new Map<string, Answered<'intent'>>(),
    disputes: new Map<string, Answered<'dispute'>>(),
    events: [] as Answered<'events'>['data'],
    isAway: false,
    /** Customers deleted in the dashboard. */
    customers: new Map<string, Answered<'customer'>>(),
    goneCustomers: new Set<string>(),
  };
  const base = 'https://api.stripe.com/v1';

  const makeSubscription = (customer: string, months: number, cents: number): Answered<'subscription'> => {
    const subscription = newId('sub');
    const made: Answered<'subscription'> = {
      id: subscription,
      object: 'subscription',
      customer,
      status: 'active',
      created: seconds(),
      start_date: seconds(),
      currency: 'usd',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      latest_invoice: null,
      metadata: {},
      items: {
        object: 'list',
        has_more: false,
        url: `/v1/subscription_items?subscription=${subscription}`,
        data: [
          {
            id: newId('si'),
            object: 'subscription_item',
            created: seconds(),
            current_period_start: seconds(),
            current_period_end: seconds() + months * 30 * 86_400,
            subscription,
            price: {
              id: newId('price'),
              object: 'price',
              active: true,
              currency: 'usd',
              unit_amount: cents,
              recurring: { interval: 'month', interval_count: months, meter: null, usage_type: 'licensed' },
            },
          },
        ],
      },
    };
    state.subscriptions.set(subscription, made);
    return made;
  };

  const makeInvoice = (customer: string, subscription: string, cents: number): Answered<'invoice'> => {
    const made: Answered<'invoice'> = {
      id: newId('in'),
      object: 'invoice',
      customer,
      status: 'paid',
      amount_due: cents,
      amount_paid: cents,
      currency: 'usd',
      created: seconds(),
      status_transitions: {
        finalized_at: seconds(),
        marked_uncollectible_at: null,
        paid_at: seconds(),
        voided_at: null,
      },
      hosted_invoice_url: 'https://invoice.stripe.com/i/test',
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription, metadata: {} },
      },
    };
    state.invoices.set(made.id, made);
    return made;
  };

  const note = async (request: Request): Promise<Record<string, string>> => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    const { pathname, search } = new URL(request.url);
    const version = request.headers.get('stripe-version');
    requested.push({ method: request.method, path: `${pathname}${search}`, version, form });
    return form;
  };
  const saved = <K extends Shape>(path: string, shape: K, of: Map<string, Answered<K>>) =>
    http.get(`${base}/${path}/:id`, async ({ request, params }) => {
      await note(request);
      const found = of.get(String(params.id));
      return found ? answer(shape, found) : missing(shape);
    });

  const handlers = [
    http.all(`${base}/*`, () =>
      state.isAway ? HttpResponse.json({ error: {} }, { status: 500 }) : undefined,
    ),
    http.post(`${base}/customers`, async ({ request }) => {
      await note(request);
      const made = { id: newId('cus'), object: 'customer', created: seconds(), livemode: false } as const;
      state.customers.set(made.id, made);
      return answer('customer', made);
    }),
    saved('customers', 'customer', state.customers),
    http.delete(`${base}/customers/:id`, async ({ request, params }) => {
      await note(request);
      for (const each of state.subscriptions.values())
        if (each.customer === params.id)
          Object.assign(each, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() });
      return answer('deleted', { id: String(params.id), object: 'customer', deleted: true });
    }),
    http.post(`${base}/checkout/sessions`, async ({ request }) => {
      const form = await note(request);
      if (state.goneCustomers.has(form.customer ?? '')) return missing('customer', 'customer');
      const session = newId('cs');
      const made: Answered<'session'> = {
        id: session,
        object: 'checkout.session',
        mode: form.mode as 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        customer: form.customer ?? null,
        subscription: null,
        invoice: null,
        payment_intent: null,
        url: `https://checkout.stripe.com/c/pay/${session}`,
        created: seconds(),
        livemode: false,
      };
      state.sessions.set(session, made);
      return answer('session', made);
    }),
    http.post(`${base}/checkout/sessions/:id/expire`, async ({ request, params }) => {
      await note(request);
      const found = state.sessions.get(String(params.id));
      if (!found) return missing('session');
      found.status = 'expired';
      return answer('session', found);
    }),
    saved('checkout/sessions', 'session', state.sessions),
    saved('subscriptions', 'subscription', state.subscriptions),
    saved('invoices', 'invoice', state.invoices),
    saved('refunds', 'refund', state.refunds),
    saved('payment_intents', 'intent', state.intents),
    saved('disputes', 'dispute', state.disputes),
    http.get(`${base}/disputes`, async ({ request }) => {
      await note(request);
      const intent = new URL(request.url).searchParams.get('payment_intent');
      const data = [...state.disputes.values()].filter((each) => each.payment_intent === intent);
      return answer('disputes', { object: 'list', data, has_more: false, url: '/v1/disputes' });
    }),
    http.post(`${base}/subscriptions/:id`, async ({ request, params }) => {
      const form = await note(request);
      const found = state.subscriptions.get(String(params.id));
      if (!found) return missing('subscription');
      const end = found.items.data[0]?.current_period_end ?? null;
      if (form.cancel_at_period_end !== undefined) {
        const isCancelling = form.cancel_at_period_end === 'true';
        found.cancel_at_period_end = isCancelling;
        found.cancel_at = isCancelling ? end : null;
        found.canceled_at = isCancelling ? seconds() : null;
      }
      if (form.cancel_at === '') Object.assign(found, { cancel_at: null, canceled_at: null });
      return answer('subscription', found);
    }),
    http.delete(`${base}/subscriptions/:id`, async ({ request, params }) => {
      await note(request);
      const found = state.subscriptions.get(String(params.id));
      if (!found) return missing('subscription');
      Object.assign(found, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() });
      return answer('subscription', found);
    }),
    http.post(`${base}/billing_portal/sessions`, async ({ request }) => {
      const form = await note(request);
      if (state.goneCustomers.has(form.customer ?? '')) return missing('customer', 'customer');
      const url = 'https://billing.stripe.com/p/session/test';
      return answer('portal', {
        id: newId('bps'),
        object: 'billing_portal.session',
        customer: form.customer,
        url,
      });
    }),
    http.get(`${base}/events`, async ({ request }) => {
      await note(request);
      return answer('events', {
        object: 'list',
        data: [...state.events].reverse(),
        has_more: false,
        url: '/v1/events',
      });
    }),
  ];

  return {
    handlers,
    requested,
    state,
    subscription: makeSubscription,
    /** Simulates a payment on Stripe's page. */
    pay: (sessionId: string, months: number, cents: number) => {
      const session = state.sessions.get(sessionId);
      if (!session?.customer) throw new Error(`no open page ${sessionId}`);
      const subscription = makeSubscription(session.customer, months, cents);
      const invoice = makeInvoice(session.customer, subscription.id, cents);
      subscription.latest_invoice = invoice.id;
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        invoice: invoice.id,
      });
      return { session, subscription, invoice };
    },
    refund: (customer: string, cents: number, status: string): Answered<'refund'> => {
      const made: Answered<'refund'> = {
        id: newId('re'),
        object: 'refund',
        amount: cents,
        charge: newId('ch'),
        created: seconds(),
        currency: 'usd',
        customer: null,
        payment_intent: { id: newId('pi'), object: 'payment_intent', customer, metadata: {} },
        status,
      };
      state.refunds.set(made.id, made);
      return made;
    },
    /** Simulates the payment for a game on Stripe's page. */
    payOnce: (sessionId: string, cents: number, metadata: Record<string, string> = {}) => {
      const session = state.sessions.get(sessionId);
      if (!session?.customer) throw new Error(`no open page ${sessionId}`);
      const intent: Answered<'intent'> = {
        id: newId('pi'),
        object: 'payment_intent',
        amount: cents,
        amount_received: cents,
        currency: 'usd',
        created: seconds(),
        customer: session.customer,
        metadata,
        latest_charge: {
          id: newId('ch'),
          object: 'charge',
          amount_refunded: 0,
          disputed: false,
          refunded: false,
          receipt_url: 'https://pay.stripe.com/receipts/test',
        },
        status: 'succeeded',
      };
      state.intents.set(intent.id, intent);
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: intent.id });
      return { session, intent };
    },
    /** Refunds a single payment, in full or in part. */
    refundIntent: (intent: Answered<'intent'>, cents: number): Answered<'refund'> => {
      const charge = intent.latest_charge;
      if (!charge) throw new Error('nothing was charged');
      charge.amount_refunded += cents;
      charge.refunded = charge.amount_refunded === intent.amount_received;
      const { id: of, customer, metadata } = intent;
      const made: Answered<'refund'> = {
        id: newId('re'),
        object: 'refund',
        amount: cents,
        charge: charge.id,
        created: seconds(),
        currency: 'usd',
        customer: null,
        payment_intent: { id: of, object: 'payment_intent', customer, metadata },
        status: 'succeeded',
      };
      state.refunds.set(made.id, made);
      return made;
    },
    /** Simulates a payer's bank that opens or decides a dispute. The charge stays marked as disputed in either case. */
    dispute: (intent: Answered<'intent'>, status: Answered<'dispute'>['status']): Answered<'dispute'> => {
      const charge = intent.latest_charge;
      if (!charge) throw new Error('nothing was charged');
      charge.disputed = true;
      const made: Answered<'dispute'> = {
        id: newId('du'),
        object: 'dispute',
        amount: intent.amount_received,
        charge: charge.id,
        created: seconds(),
        currency: 'usd',
        payment_intent: intent.id,
        reason: 'fraudulent',
        status,
      };
      state.disputes.set(made.id, made);
      return made;
    },
    /** Creates an event as Stripe sends it, and adds it to the list of events. */
    event: (type: string, object: { id: string }) => {
      const made: Answered<'events'>['data'][number] = {
        id: newId('evt'),
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        data: { object: object as unknown as Record<string, unknown> },
        livemode: false,
        pending_webhooks: 1,
        type,
      };
      state.events.push(made);
      return made;
    },
  };
};

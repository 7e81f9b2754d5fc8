/** Answers requests to Stripe's API from the simulated account (MSW). Every response is checked against its shape. */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { SHAPES, type Shape, type StripeObject } from './shapes';
import type { StripeState } from './state';

const STRIPE_URL = 'https://api.stripe.com/v1';

const checkedResponse = <K extends Shape>(shape: K, value: unknown) =>
  HttpResponse.json(v.parse(SHAPES[shape], value) as Record<string, unknown>);
/** @param param the parameter that contains the unknown id, if any; the response is then a 400 instead of a 404. */
const missingResponse = (what: string, param?: string) =>
  HttpResponse.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}`, param } },
    { status: param ? 400 : 404 },
  );

export const createHandlers = (state: StripeState) => {
  const { newId, seconds, received } = state;

  const recordRequest = async (request: Request): Promise<Record<string, string>> => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    const { pathname, search } = new URL(request.url);
    const version = request.headers.get('stripe-version');
    received.push({ method: request.method, path: `${pathname}${search}`, version, form });
    return form;
  };
  const serveSaved = <K extends Shape>(path: string, shape: K, of: Map<string, StripeObject<K>>) =>
    http.get(`${STRIPE_URL}/${path}/:id`, async ({ request, params }) => {
      await recordRequest(request);
      const found = of.get(String(params.id));
      return found ? checkedResponse(shape, found) : missingResponse(shape);
    });

  return [
    http.all(`${STRIPE_URL}/*`, () =>
      state.isAway ? HttpResponse.json({ error: {} }, { status: 500 }) : undefined,
    ),
    http.post(`${STRIPE_URL}/customers`, async ({ request }) => {
      await recordRequest(request);
      const made = { id: newId('cus'), object: 'customer', created: seconds(), livemode: false } as const;
      state.customers.set(made.id, made);
      return checkedResponse('customer', made);
    }),
    serveSaved('customers', 'customer', state.customers),
    http.delete(`${STRIPE_URL}/customers/:id`, async ({ request, params }) => {
      await recordRequest(request);
      for (const each of state.subscriptions.values())
        if (each.customer === params.id)
          Object.assign(each, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() });
      return checkedResponse('deleted', { id: String(params.id), object: 'customer', deleted: true });
    }),
    http.post(`${STRIPE_URL}/checkout/sessions`, async ({ request }) => {
      const form = await recordRequest(request);
      if (state.goneCustomers.has(form.customer ?? '')) return missingResponse('customer', 'customer');
      const session = newId('cs');
      const made: StripeObject<'session'> = {
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
      return checkedResponse('session', made);
    }),
    http.post(`${STRIPE_URL}/checkout/sessions/:id/expire`, async ({ request, params }) => {
      await recordRequest(request);
      const found = state.sessions.get(String(params.id));
      if (!found) return missingResponse('session');
      found.status = 'expired';
      return checkedResponse('session', found);
    }),
    serveSaved('checkout/sessions', 'session', state.sessions),
    serveSaved('subscriptions', 'subscription', state.subscriptions),
    serveSaved('invoices', 'invoice', state.invoices),
    serveSaved('refunds', 'refund', state.refunds),
    serveSaved('payment_intents', 'intent', state.intents),
    serveSaved('disputes', 'dispute', state.disputes),
    http.get(`${STRIPE_URL}/disputes`, async ({ request }) => {
      await recordRequest(request);
      const intent = new URL(request.url).searchParams.get('payment_intent');
      const data = [...state.disputes.values()].filter((each) => each.payment_intent === intent);
      return checkedResponse('disputes', { object: 'list', data, has_more: false, url: '/v1/disputes' });
    }),
    http.post(`${STRIPE_URL}/subscriptions/:id`, async ({ request, params }) => {
      const form = await recordRequest(request);
      const found = state.subscriptions.get(String(params.id));
      if (!found) return missingResponse('subscription');
      const end = found.items.data[0]?.current_period_end ?? null;
      if (form.cancel_at_period_end !== undefined) {
        const isCancelling = form.cancel_at_period_end === 'true';
        found.cancel_at_period_end = isCancelling;
        found.cancel_at = isCancelling ? end : null;
        found.canceled_at = isCancelling ? seconds() : null;
      }
      if (form.cancel_at === '') Object.assign(found, { cancel_at: null, canceled_at: null });
      return checkedResponse('subscription', found);
    }),
    http.delete(`${STRIPE_URL}/subscriptions/:id`, async ({ request, params }) => {
      await recordRequest(request);
      const found = state.subscriptions.get(String(params.id));
      if (!found) return missingResponse('subscription');
      Object.assign(found, { status: 'canceled', ended_at: seconds(), canceled_at: seconds() });
      return checkedResponse('subscription', found);
    }),
    http.post(`${STRIPE_URL}/billing_portal/sessions`, async ({ request }) => {
      const form = await recordRequest(request);
      if (state.goneCustomers.has(form.customer ?? '')) return missingResponse('customer', 'customer');
      const url = 'https://billing.stripe.com/p/session/test';
      return checkedResponse('portal', {
        id: newId('bps'),
        object: 'billing_portal.session',
        customer: form.customer,
        url,
      });
    }),
    http.get(`${STRIPE_URL}/events`, async ({ request }) => {
      await recordRequest(request);
      return checkedResponse('events', {
        object: 'list',
        data: [...state.events].reverse(),
        has_more: false,
        url: '/v1/events',
      });
    }),
  ];
};

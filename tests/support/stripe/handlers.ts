/** Answers requests to Stripe's API from the simulated account (MSW). Every response is checked against its shape. */
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { SHAPES, type Shape, type StripeObject } from './shapes';
import type { StripeState } from './state';

const base = 'https://api.stripe.com/v1';

const answer = <K extends Shape>(shape: K, value: unknown) =>
  HttpResponse.json(v.parse(SHAPES[shape], value) as Record<string, unknown>);
/** @param param the parameter that contains the unknown id, if any; the response is then a 400 instead of a 404. */
const missing = (what: string, param?: string) =>
  HttpResponse.json(
    { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}`, param } },
    { status: param ? 400 : 404 },
  );

export const createHandlers = (state: StripeState) => {
  const { newId, seconds, received } = state;

  const note = async (request: Request): Promise<Record<string, string>> => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()));
    const { pathname, search } = new URL(request.url);
    const version = request.headers.get('stripe-version');
    received.push({ method: request.method, path: `${pathname}${search}`, version, form });
    return form;
  };
  const saved = <K extends Shape>(path: string, shape: K, of: Map<string, StripeObject<K>>) =>
    http.get(`${base}/${path}/:id`, async ({ request, params }) => {
      await note(request);
      const found = of.get(String(params.id));
      return found ? answer(shape, found) : missing(shape);
    });

  return [
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
};

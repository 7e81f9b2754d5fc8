/** Tests Stripe: its own library signs the events, and a double of its API follows the published description. */
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import Stripe from 'stripe';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { subscription as subscriptionTable } from '@/server/db/schema/billing';
import { reconcileWithProvider } from '@/server/product/billing/reconcile';
import { createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';
import type { StripeObject } from '../../../support/stripe/shapes';
import { createStripeDouble } from '../../../support/stripe/stripe-double';

type Price = StripeObject<'subscription'>['items']['data'][number]['price'];
const SECRET = 'whsec_test';
const PLANS = [
  { months: 1 as const, cents: 499 },
  { months: 12 as const, cents: 3999 },
];
let services: TestServices;
const double = createStripeDouble(() => currentSeconds());
const server = setupServer(...double.handlers);
const currentSeconds = (): number => Math.floor(services.service.clock.now().getTime() / 1000);
const signer = new Stripe('sk_test_signer');

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  services = await createTestServices({
    payments: {
      provider: 'stripe',
      plans: PLANS,
      stripe: { secretKey: 'sk_test_double', webhookSecret: SECRET },
    },
  });
});
afterEach(() => {
  double.state.isAway = false;
});
afterAll(async () => {
  server.close();
  await services.drop();
});

const sendEvent = async (
  event: object,
  { secret = SECRET, at = currentSeconds(), tail = '' } = {},
): Promise<number> => {
  const payload = JSON.stringify(event);
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  const response = await services.product.request('/sw/api/webhooks/stripe', {
    method: 'POST',
    body: payload + tail,
    headers: { 'stripe-signature': signature },
  });
  return response.status;
};

/** Holds requests until `count` have arrived or the time is over, and then lets the API's double respond. */
const holdUntil = (count: number, ms: number): (() => Promise<undefined>) => {
  let come = 0;
  let open = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async () => {
    come += 1;
    if (come === count) open();
    await Promise.race([all, wait(ms)]);
    return undefined;
  };
};

const openSession = async (browser: TestMember, plan = 12): Promise<string> => {
  const { body } = await browser.request<{ url: string }>('POST', '/sw/api/checkout', { plan });
  expect(body.url).toMatch(/^https:\/\/checkout\.stripe\.com\/c\/pay\//);
  return body.url.split('/').at(-1) ?? '';
};
const statusOf = async (browser: TestMember): Promise<unknown> =>
  (await browser.request('GET', '/sw/api/get/subscription/status')).body.status;
const invoicesOf = async (browser: TestMember) =>
  (
    await browser.request<{ rows: { kind: string; cents: number; href: string | null }[] }>(
      'GET',
      '/sw/api/invoices',
    )
  ).body.rows;
/** Subscribes a member, and returns the payment's events without sending them. */
const subscribeWith = async (browser: TestMember) => {
  const payment = double.pay(await openSession(browser), 12, 3999);
  const events = [
    double.event('customer.subscription.created', payment.subscription),
    double.event('invoice.paid', payment.invoice),
    double.event('checkout.session.completed', payment.session),
  ];
  return { ...payment, events };
};

describe('a Stripe subscription', () => {
  it('opens a payment page for the plan, with the pinned version of the API', async () => {
    const ada = await createTestMember(services, 'Ada');
    await openSession(ada);
    const page = double.received.findLast(({ path }) => path === '/v1/checkout/sessions');
    expect(page).toMatchObject({
      version: '2026-10-28.endive',
      form: {
        mode: 'subscription',
        'line_items[0][price_data][unit_amount]': '3999',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][recurring][interval]': 'month',
        'line_items[0][price_data][recurring][interval_count]': '12',
        success_url: 'http://localhost/purchase/complete?session={CHECKOUT_SESSION_ID}',
      },
    });
    const customer = double.received.findLast(({ path }) => path === '/v1/customers');
    expect(customer?.form.email).toBe('ada@example.com');
    expect(Object.keys(customer?.form ?? {})).toEqual(['email', 'metadata[memberId]']);
  });

  it('grants access only after events, in any order and number', async () => {
    const bea = await createTestMember(services, 'Bea');
    const { events } = await subscribeWith(bea);
    expect(await statusOf(bea)).toBe('no_subscription');
    for (const event of [...events.toReversed(), ...events]) expect(await sendEvent(event)).toBe(200);
    expect(await statusOf(bea)).toBe('unlimited_active');
    expect(await invoicesOf(bea)).toMatchObject([
      { kind: 'payment', cents: 3999, href: 'https://invoice.stripe.com/i/test' },
    ]);
  });

  it('rejects a webhook without a signature, with a foreign signature, with another body, or sent too late', async () => {
    const cid = await createTestMember(services, 'Cid');
    const { events } = await subscribeWith(cid);
    for (const event of events) {
      expect(await sendEvent(event, { secret: 'whsec_other' })).toBe(400);
      expect(await sendEvent(event, { at: currentSeconds() - 301 })).toBe(400);
      expect(await sendEvent(event, { tail: ' ' })).toBe(400);
    }
    const unsignedResponse = await services.product.request('/sw/api/webhooks/stripe', {
      method: 'POST',
      body: '{}',
    });
    expect(unsignedResponse.status).toBe(400);
    expect(await statusOf(cid)).toBe('no_subscription');
  });

  it('acknowledges event types that have no handler', async () => {
    expect(await sendEvent(double.event('customer.tax_id.created', { id: 'txi_1' }))).toBe(200);
  });

  it('reports the outcome to a member who returns before the webhook arrives, and to no one else', async () => {
    const dan = await createTestMember(services, 'Dan');
    const eve = await createTestMember(services, 'Eve');
    const { session, events } = await subscribeWith(dan);
    await openSession(eve);
    const confirm = (browser: TestMember) =>
      browser.request('POST', '/sw/api/checkout/confirm', { session: session.id });
    expect((await confirm(eve)).status).toBe(404);
    expect((await confirm(dan)).body).toMatchObject({ outcome: 'complete' });
    expect(await statusOf(dan)).toBe('unlimited_active');
    for (const event of events) await sendEvent(event);
    expect(await invoicesOf(dan)).toHaveLength(1);
    expect(await statusOf(eve)).toBe('no_subscription');
    expect(
      (await dan.request('POST', '/sw/api/checkout/confirm', { session: 'cs_test_nobody' })).status,
    ).toBe(404);
  });

  it('cancels at the end of the period, resumes, and removes an end date that was set on Stripe’s pages', async () => {
    const fay = await createTestMember(services, 'Fay');
    const { subscription, events } = await subscribeWith(fay);
    for (const event of events) await sendEvent(event);
    const end = new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
    await fay.request('POST', '/sw/api/cancel/subscription', { uid: fay.uid });
    expect(subscription.cancel_at_period_end).toBe(true);
    expect((await fay.request('GET', '/sw/api/get/subscription/status')).body).toMatchObject({
      status: 'unlimited_expiring',
      validUntil: end,
    });
    await fay.request('POST', '/sw/api/resume/subscription', { uid: fay.uid });
    expect(subscription.cancel_at_period_end).toBe(false);
    expect(await statusOf(fay)).toBe('unlimited_active');
    const item = subscription.items.data[0];
    Object.assign(subscription, { cancel_at: item?.current_period_end, canceled_at: currentSeconds() });
    await sendEvent(double.event('customer.subscription.updated', subscription));
    expect(await statusOf(fay)).toBe('unlimited_expiring');
    await fay.request('POST', '/sw/api/resume/subscription', { uid: fay.uid });
    expect(subscription.cancel_at).toBeNull();
    expect(await statusOf(fay)).toBe('unlimited_active');
  });

  it('links to the billing portal', async () => {
    const gus = await createTestMember(services, 'Gus');
    expect((await gus.request('POST', '/sw/api/billing-portal')).status).toBe(404);
    await openSession(gus);
    const { body } = await gus.request('POST', '/sw/api/billing-portal');
    expect(body.url).toBe('https://billing.stripe.com/p/session/test');
  });

  it.each([
    ['past_due', 'unlimited_active'],
    ['unpaid', 'no_subscription'],
    ['paused', 'no_subscription'],
    ['incomplete', 'no_subscription'],
    ['canceled', 'regular'],
  ] as const)('gives the member the status that corresponds to %s', async (status, known) => {
    const hal = await createTestMember(services, `Hal ${status.slice(0, 6)}`);
    const { subscription } = await subscribeWith(hal);
    Object.assign(subscription, { status, ended_at: status === 'canceled' ? currentSeconds() : null });
    expect(await sendEvent(double.event('customer.subscription.updated', subscription))).toBe(200);
    expect(await statusOf(hal)).toBe(known);
  });

  it.each(['past_due', 'unpaid', 'incomplete'] as const)(
    'reports a failed payment in the state %s even after the grace period, and ends the subscription immediately when canceled',
    async (status) => {
      const mia = await createTestMember(services, `Mia ${status.slice(0, 6)}`);
      const { subscription } = await subscribeWith(mia);
      const [item] = subscription.items.data;
      if (!item) throw new Error('no item');
      Object.assign(subscription, { status });
      // The period started four days ago, so the grace period is over.
      item.current_period_start = currentSeconds() - 4 * 86_400;
      await sendEvent(double.event('customer.subscription.updated', subscription));
      const reported = await mia.request('GET', '/sw/api/get/subscription/status');
      expect(reported.body).toMatchObject({
        status: status === 'past_due' ? 'regular' : 'no_subscription',
        hasFailedPayment: true,
      });
      expect((await mia.request('GET', '/sw/api/get/subscription/data')).body).toMatchObject({
        rebill_amount: 39.99,
      });
      const refused = await mia.request('POST', '/sw/api/checkout', { plan: 1 });
      expect([refused.status, refused.body.message]).toEqual([409, BILLING_MESSAGES.unpaidAlready]);
      expect((await mia.request('POST', '/sw/api/billing-portal')).status).toBe(200);
      expect((await mia.request('POST', '/sw/api/cancel/subscription', { uid: mia.uid })).status).toBe(200);
      expect(subscription.status).toBe('canceled');
      expect((await mia.request('GET', '/sw/api/get/subscription/status')).body).toMatchObject({
        hasFailedPayment: false,
      });
      await openSession(mia);
    },
  );

  it('creates a new customer if the previous one was deleted in Stripe’s dashboard', async () => {
    const pia = await createTestMember(services, 'Pia');
    const first = double.state.sessions.get(await openSession(pia));
    double.state.goneCustomers.add(first?.customer ?? '');
    expect((await pia.request('POST', '/sw/api/billing-portal')).status).toBe(404);
    const second = double.state.sessions.get(await openSession(pia));
    expect(second?.customer).not.toBe(first?.customer);
    const payment = double.pay(second?.id ?? '', 12, 3999);
    await sendEvent(double.event('checkout.session.completed', payment.session));
    expect(await statusOf(pia)).toBe('unlimited_active');
  });

  it('leaves only one payment page open when a customer requests two plans at the same time', async () => {
    const ray = await createTestMember(services, 'Ray');
    const before = double.received.filter(({ path }) => path === '/v1/customers').length;
    // Makes the first request wait for a second one. The second one arrives only if no lock prevents it.
    server.use(http.post('https://api.stripe.com/v1/checkout/sessions', holdUntil(2, 700)));
    const ids = await Promise.all([openSession(ray, 1), openSession(ray, 12)]);
    server.resetHandlers();
    const pages = ids.map((id) => double.state.sessions.get(id));
    expect(pages.map((page) => page?.status).sort()).toEqual(['expired', 'open']);
    expect(double.received.filter(({ path }) => path === '/v1/customers')).toHaveLength(before + 1);
  });

  it('treats a subscription that Stripe no longer has as ended', async () => {
    const nia = await createTestMember(services, 'Nia');
    const { subscription, events } = await subscribeWith(nia);
    for (const event of events) await sendEvent(event);
    double.state.subscriptions.delete(subscription.id);
    expect((await nia.request('POST', '/sw/api/cancel/subscription', { uid: nia.uid })).status).toBe(200);
    expect(await statusOf(nia)).toBe('regular');
    // A second reconciliation changes nothing.
    await reconcileWithProvider(services.service, services.service.clock.now());
    const done = await reconcileWithProvider(services.service, services.service.clock.now());
    expect(done?.repaired).toBe(0);
    await openSession(nia);
  });

  it('allows a new subscription when the last event of an ended one never arrived', async () => {
    const uma = await createTestMember(services, 'Uma');
    const { subscription, events } = await subscribeWith(uma);
    for (const event of events) await sendEvent(event);
    const refused = await uma.request('POST', '/sw/api/checkout', { plan: 1 });
    expect([refused.status, refused.body.message]).toEqual([409, BILLING_MESSAGES.subscribedAlready]);
    Object.assign(subscription, { status: 'canceled', ended_at: currentSeconds() - 60 });
    await services.database.db
      .update(subscriptionTable)
      .set({ accessUntil: new Date((currentSeconds() - 60) * 1000) })
      .where(eq(subscriptionTable.providerSubscriptionId, subscription.id));
    await openSession(uma);
    expect(await statusOf(uma)).toBe('regular');
  });

  it('never ends a subscription when the keys belong to another account', async () => {
    const vic = await createTestMember(services, 'Vic');
    const { subscription, events } = await subscribeWith(vic);
    for (const event of events) await sendEvent(event);
    const { customers, subscriptions } = double.state;
    const hiddenObjects = [[...customers], [...subscriptions]] as const;
    customers.clear();
    subscriptions.clear();
    await expect(reconcileWithProvider(services.service, services.service.clock.now())).rejects.toThrow(
      'could not be reconciled',
    );
    expect((await vic.request('POST', '/sw/api/cancel/subscription', { uid: vic.uid })).status).toBe(500);
    expect(await statusOf(vic)).toBe('unlimited_active');
    // Restores the right keys.
    hiddenObjects[0].forEach(([id, each]) => customers.set(id, each));
    hiddenObjects[1].forEach(([id, each]) => subscriptions.set(id, each));
    expect((await vic.request('POST', '/sw/api/cancel/subscription', { uid: vic.uid })).status).toBe(200);
    expect(subscription.cancel_at_period_end).toBe(true);
    expect(await statusOf(vic)).toBe('unlimited_expiring');
  });

  it('charges nothing if the first payment was never made', async () => {
    const ole = await createTestMember(services, 'Ole');
    const { subscription } = await subscribeWith(ole);
    Object.assign(subscription, { status: 'incomplete_expired', ended_at: currentSeconds() + 82_800 });
    await sendEvent(double.event('customer.subscription.updated', subscription));
    expect((await ole.request('GET', '/sw/api/get/subscription/status')).body).toMatchObject({
      status: 'regular',
      hasFailedPayment: false,
    });
    await openSession(ole);
  });

  it.each([
    ['a price without an amount', (price: Price) => (price.unit_amount = null)],
    [
      'a rhythm that no plan has',
      (price: Price) => Object.assign(price.recurring ?? {}, { interval_count: 2 }),
    ],
  ])('acknowledges another site’s subscription with %s', async (_what, change) => {
    const subscription = double.subscription('cus_of_another_site', 1, 499);
    const [item] = subscription.items.data;
    if (item) change(item.price);
    expect(await sendEvent(double.event('customer.subscription.updated', subscription))).toBe(200);
  });

  it('adds a refund to the ledger once it has succeeded, and removes it if it fails', async () => {
    const ida = await createTestMember(services, 'Ida');
    const { session, events } = await subscribeWith(ida);
    for (const event of events) await sendEvent(event);
    const refund = double.refund(session.customer ?? '', 1000, 'pending');
    await sendEvent(double.event('refund.created', refund));
    expect(await invoicesOf(ida)).toHaveLength(1);
    refund.status = 'succeeded';
    await sendEvent(double.event('refund.updated', refund));
    expect((await invoicesOf(ida)).map(({ kind, cents }) => `${kind} ${cents}`).sort()).toEqual([
      'payment 3999',
      'refund 1000',
    ]);
    refund.status = 'failed';
    await sendEvent(double.event('refund.failed', refund));
    expect(await invoicesOf(ida)).toHaveLength(1);
  });

  it('applies every event that arrives while Stripe is unreachable, after Stripe has sent it again', async () => {
    const jon = await createTestMember(services, 'Jon');
    const { events } = await subscribeWith(jon);
    double.state.isAway = true;
    for (const event of events) expect(await sendEvent(event)).toBe(500);
    expect(await statusOf(jon)).toBe('no_subscription');
    const deletion = await jon.request('DELETE', `/user/${jon.uid}`, { existing: 'lantern street 42' });
    expect(deletion.status).toBe(500);
    double.state.isAway = false;
    for (const event of events) expect(await sendEvent(event)).toBe(200);
    expect(await statusOf(jon)).toBe('unlimited_active');
  });

  it('corrects the stored state from Stripe’s list of events', async () => {
    const kim = await createTestMember(services, 'Kim');
    await subscribeWith(kim);
    const done = await reconcileWithProvider(services.service, services.service.clock.now());
    expect(done?.repaired).toBeGreaterThan(0);
    expect(await statusOf(kim)).toBe('unlimited_active');
    const listed = double.received.find(({ path }) => path.startsWith('/v1/events'));
    expect(decodeURIComponent(listed?.path ?? '')).toContain('types[0]=checkout.session.completed');
  });

  it('allows deleting an account after the keys were removed, unless its subscription is still charged', async () => {
    const sue = await createTestMember(services, 'Sue');
    const tom = await createTestMember(services, 'Tom');
    await openSession(sue);
    for (const event of (await subscribeWith(tom)).events) await sendEvent(event);
    const { billing } = services.service;
    const { provider } = billing;
    const leave = async (browser: TestMember) =>
      (await browser.request('DELETE', `/user/${browser.uid}`, { existing: 'lantern street 42' })).status;
    billing.provider = null;
    try {
      expect([await leave(sue), await leave(tom)]).toEqual([200, 503]);
    } finally {
      billing.provider = provider;
    }
    expect(await leave(tom)).toBe(200);
  });

  it.each([
    ['of a member, still open', 'needs_response', true, true],
    ['of a member, already won', 'won', true, false],
    ['of another site', 'needs_response', false, false],
  ] as const)(
    'notifies the operator of a disputed subscription payment: %s',
    async (what, status, isOurs, isReported) => {
      const uma = await createTestMember(services, `Uma ${what.length}`);
      const { session, events } = await subscribeWith(uma);
      for (const event of events) await sendEvent(event);
      const { intent } = double.payOnce(session.id, 3999);
      if (!isOurs) intent.customer = 'cus_of_another_site';
      const dispute = double.dispute(intent, status);
      expect(await sendEvent(double.event('charge.dispute.created', dispute))).toBe(200);
      expect(services.logged.some((line) => line.includes('disputed') && line.includes(intent.id))).toBe(
        isReported,
      );
      // Decision 13: the operator decides whether a dispute ends the subscription.
      expect(await statusOf(uma)).toBe('unlimited_active');
    },
  );

  it('ends everything that a member pays for before the account is deleted', async () => {
    const lea = await createTestMember(services, 'Lea');
    const { subscription, events } = await subscribeWith(lea);
    for (const event of events) await sendEvent(event);
    expect((await lea.request('DELETE', `/user/${lea.uid}`, { existing: 'lantern street 42' })).status).toBe(
      200,
    );
    expect(subscription.status).toBe('canceled');
    expect(await sendEvent(double.event('customer.subscription.deleted', subscription))).toBe(200);
  });
});

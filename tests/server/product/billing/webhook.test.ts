/**
 * Tests the webhook: it is authenticated only by its signature, applied once, read again from the provider, and
 * retried after a failure.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { paymentEvent, subscription } from '@/server/db/schema/billing';
import { sandboxEvent } from '@/server/db/schema/sandbox';
import { payCheckout } from '@/server/product/billing/sandbox/pay';
import { SANDBOX_SIGNATURE, createSignatureHeader } from '@/server/product/billing/sandbox/signature';
import { reconcileWithProvider, reconcileNightly } from '@/server/product/billing/reconcile';
import { createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';
import { openPage } from '../../../support/subscribed';

const PATH = '/sw/api/webhooks/sandbox';
let services: TestServices;
let provider: NonNullable<TestServices['service']['billing']['provider']>;
let key: Buffer;
beforeAll(async () => {
  services = await createTestServices();
  const { billing } = services.service;
  if (!billing.provider || !billing.sandbox) throw new Error('no sandbox');
  provider = billing.provider;
  key = billing.sandbox.key;
});
afterAll(() => services.drop());
afterEach(() => void vi.restoreAllMocks());

interface Sent {
  body: Buffer;
  signature?: string | null;
  headers?: Record<string, string>;
}

const sendWebhook = async ({ body, signature, headers = {} }: Sent): Promise<number> => {
  const signed =
    signature === undefined ? createSignatureHeader(key, body, services.service.clock.now()) : signature;
  const response = await services.product.request(PATH, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { ...(signed ? { [SANDBOX_SIGNATURE]: signed } : {}), ...headers },
  });
  return response.status;
};

const bodyOf = (id: string, type: string, subject: string): Buffer =>
  Buffer.from(JSON.stringify({ id, type, subject }));

/** Creates a member who has paid, without delivering any events; returns the pending events. */
const payWithoutEvents = async (browser: TestMember, plan = 1) => {
  const { db } = services.database;
  await db.delete(sandboxEvent);
  const page = await openPage(browser.request, plan);
  await payCheckout(db, page, services.service.clock.now());
  const rows = await db.select().from(sandboxEvent);
  // Prevents the sandbox's own delivery.
  await db.update(sandboxEvent).set({ deliveredAt: services.service.clock.now() });
  return rows.map((row) => ({ ...row, body: bodyOf(row.id, row.type, row.subjectId) }));
};

const statusOf = async (browser: TestMember): Promise<unknown> =>
  (await browser.request('GET', '/sw/api/get/subscription/status')).body.status;
const listInvoices = async (browser: TestMember): Promise<number> =>
  (await browser.request<{ rows: unknown[] }>('GET', '/sw/api/invoices')).body.rows.length;
const countEvents = async (): Promise<number> =>
  (await services.database.db.select().from(paymentEvent)).length;

const countWaiting = async (): Promise<number> => {
  const { rows } = await services.database.pool.query<{ n: number }>(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.n ?? 0;
};

describe('a webhook event', () => {
  it('gets a 400 and changes nothing without a valid signature', async () => {
    const ada = await createTestMember(services, 'Ada');
    const [event] = await payWithoutEvents(ada);
    if (!event) throw new Error('no event');
    const now = services.service.clock.now();
    const right = createSignatureHeader(key, event.body, now);
    const minutes = (n: number) => new Date(now.getTime() + n * 60_000);
    const forged: Sent[] = [
      { body: event.body, signature: null },
      { body: event.body, signature: '' },
      { body: event.body, signature: 'nonsense' },
      { body: event.body, signature: createSignatureHeader(Buffer.alloc(32), event.body, now) },
      { body: event.body, signature: createSignatureHeader(key, event.body, minutes(-6)) },
      { body: event.body, signature: createSignatureHeader(key, event.body, minutes(6)) },
      { body: event.body, signature: right.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) - 1}`) },
      // The signature covers the raw bytes, so the same JSON with different whitespace is another body.
      { body: Buffer.from(`${event.body.toString()} `), signature: right },
      { body: Buffer.from(event.body.toString().replace(event.id, `${event.id}0`)), signature: right },
    ];
    const before = await countEvents();
    for (const each of forged) expect(await sendWebhook(each)).toBe(400);
    expect(await countEvents()).toBe(before);
    expect(await statusOf(ada)).toBe('no_subscription');
    expect(await sendWebhook({ body: event.body, signature: right })).toBe(200);
  });

  it('gets an error when it is too large, malformed or from an unconfigured provider', async () => {
    expect(await sendWebhook({ body: Buffer.alloc(257 * 1024, 32) })).toBe(413);
    expect(await sendWebhook({ body: Buffer.from('{') })).toBe(400);
    expect(await sendWebhook({ body: bodyOf('event_1', 'member.promoted', 'x') })).toBe(400);
    const stripe = await services.product.request('/sw/api/webhooks/stripe', { method: 'POST', body: '{}' });
    expect(stripe.status).toBe(404);
  });

  it('applies only once, whatever the order and number of deliveries', async () => {
    const bea = await createTestMember(services, 'Bea');
    const events = await payWithoutEvents(bea);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'checkout.completed',
      'payment.paid',
      'subscription.changed',
    ]);
    const storm = [...events, ...events.toReversed(), ...events];
    const answers = await Promise.all(storm.map(({ body }) => sendWebhook({ body })));
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await statusOf(bea)).toBe('unlimited_active');
    expect(await listInvoices(bea)).toBe(1);
  });

  it('triggers a new read of the provider’s state, so that a late event never undoes a newer state', async () => {
    const cid = await createTestMember(services, 'Cid');
    const events = await payWithoutEvents(cid);
    const changed = events.find(({ type }) => type === 'subscription.changed');
    const paidEvent = events.find(({ type }) => type === 'payment.paid');
    if (!changed || !paidEvent) throw new Error('no events');
    await provider.setCancelAtPeriodEnd(changed.subjectId, true);
    // The payment's event is delivered first, that of the subscription's start last.
    expect(await sendWebhook({ body: paidEvent.body })).toBe(200);
    expect(await statusOf(cid)).toBe('unlimited_expiring');
    expect(await sendWebhook({ body: changed.body })).toBe(200);
    expect(await statusOf(cid)).toBe('unlimited_expiring');
    await services.flushJobs();
  });

  it('waits while another process reads the same subscription, so that an older state never overwrites a newer one', async () => {
    const dee = await createTestMember(services, 'Dee');
    const events = await payWithoutEvents(dee);
    const subject = events.find(({ type }) => type === 'subscription.changed')?.subjectId ?? '';
    const read = provider.getSubscription;
    let release = (): void => undefined;
    const blocker = new Promise<void>((resolve) => (release = resolve));
    let isRequested = (): void => undefined;
    const requested = new Promise<void>((resolve) => (isRequested = resolve));
    // The first read gets the old state, but completes only after the state has changed.
    vi.spyOn(provider, 'getSubscription').mockImplementationOnce(async (...given) => {
      const old = await read(...given);
      isRequested();
      await blocker;
      return old;
    });
    const first = sendWebhook({ body: bodyOf('event_first', 'subscription.changed', subject) });
    await requested;
    await provider.setCancelAtPeriodEnd(subject, true);
    const second = sendWebhook({ body: bodyOf('event_second', 'subscription.changed', subject) });
    // Continues once the second request waits for the lock, or has finished by wrongly passing the first.
    await Promise.race([second, vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(0))]);
    release();
    expect(await Promise.all([first, second])).toEqual([200, 200]);
    expect(await statusOf(dee)).toBe('unlimited_expiring');
  });

  it('gets a 5xx when it cannot be applied, stores nothing, and is applied when it is sent again', async () => {
    const eve = await createTestMember(services, 'Eve');
    const events = await payWithoutEvents(eve);
    const before = await countEvents();
    vi.spyOn(provider, 'getSubscription').mockRejectedValue(new Error('the provider is away'));
    for (const { body, type } of events) expect([type, await sendWebhook({ body })]).toEqual([type, 500]);
    expect(await countEvents()).toBe(before);
    expect(await listInvoices(eve)).toBe(0);
    vi.restoreAllMocks();
    for (const { body } of events) expect(await sendWebhook({ body })).toBe(200);
    expect(await statusOf(eve)).toBe('unlimited_active');
    expect(await listInvoices(eve)).toBe(1);
  });

  it('gets acknowledged when its object is unknown', async () => {
    expect(await sendWebhook({ body: bodyOf('event_none', 'subscription.changed', 'sub_nobody') })).toBe(200);
    expect(await sendWebhook({ body: bodyOf('event_none2', 'payment.paid', 'pay_nobody') })).toBe(200);
  });
});

describe('the sandbox’s delivery of events', () => {
  it('repeats an unacknowledged event', async () => {
    const fay = await createTestMember(services, 'Fay');
    const page = await openPage(fay.request);
    vi.spyOn(provider, 'getSubscription').mockRejectedValue(new Error('away'));
    await fay.request('POST', `/sw/api/sandbox/checkout/${page}`, { decision: 'pay' });
    await services.flushJobs();
    expect(await statusOf(fay)).toBe('no_subscription');
    vi.restoreAllMocks();
    services.advance(5_000);
    services.service.billing.sandbox?.worker.wake();
    await services.flushJobs();
    expect(await statusOf(fay)).toBe('unlimited_active');
  });
});

describe('the nightly reconciliation', () => {
  it('applies an event that never arrived, using the provider’s list', async () => {
    const gus = await createTestMember(services, 'Gus');
    await payWithoutEvents(gus);
    const done = await reconcileWithProvider(services.service, services.service.clock.now());
    expect(done?.repaired).toBe(1);
    expect(await statusOf(gus)).toBe('unlimited_active');
    expect(await listInvoices(gus)).toBe(1);
    expect((await reconcileWithProvider(services.service, services.service.clock.now()))?.repaired).toBe(0);
  });

  it('corrects an outdated state even if the provider’s list has no event about it', async () => {
    const hal = await createTestMember(services, 'Hal');
    const events = await payWithoutEvents(hal);
    for (const { body } of events) await sendWebhook({ body });
    await services.database.db.update(subscription).set({ cents: 1 });
    await services.database.db.delete(sandboxEvent);
    const live = await services.database.db.select().from(subscription);
    const done = await reconcileWithProvider(services.service, services.service.clock.now());
    expect(done).toMatchObject({ events: 0, repaired: live.length });
    const rows = await services.database.db.select().from(subscription);
    expect(new Set(rows.map(({ cents }) => cents))).toEqual(new Set([499]));
  });

  it('runs once a night in the first process that starts it, and again after a failure', async () => {
    const night = new Date('2026-11-25T02:00:00Z');
    const list = vi.spyOn(provider, 'listEvents');
    await Promise.all([reconcileNightly(services.service, night), reconcileNightly(services.service, night)]);
    expect(list).toHaveBeenCalledTimes(1);
    const next = new Date('2026-11-26T02:00:00Z');
    list.mockRejectedValueOnce(new Error('away'));
    await expect(reconcileNightly(services.service, next)).rejects.toThrow('away');
    await reconcileNightly(services.service, next);
    expect(list).toHaveBeenCalledTimes(3);
  });
});

describe('a sandbox subscription', () => {
  it('counts only while the sandbox is the payment provider', async () => {
    const { reconcileSandboxMembers: resolveSandboxMembers } =
      await import('@/server/product/billing/reconcile-member');
    const ida = await createTestMember(services, 'Ida');
    for (const { body } of await payWithoutEvents(ida)) await sendWebhook({ body });
    const rolesOf = async () =>
      (await ida.request<{ user: { roles: string[] } }>('GET', '/sw/api/user-session')).body.user.roles;
    const { db } = services.database;
    await resolveSandboxMembers(db, 'stripe');
    expect(await rolesOf()).not.toContain('unlimited');
    await resolveSandboxMembers(db, null);
    expect(await rolesOf()).not.toContain('unlimited');
    await resolveSandboxMembers(db, 'sandbox');
    expect(await rolesOf()).toContain('unlimited');
  });
});

describe('a site without a payment provider', () => {
  it('offers nothing for sale, and refuses a checkout with a message', async () => {
    const closed = await createTestServices({ payments: { provider: null, plans: [] } });
    try {
      const jon = await createTestMember(closed, 'Jon');
      expect((await jon.request('GET', '/sw/api/plans')).body).toEqual({ provider: null, plans: [] });
      const answer = await jon.request('POST', '/sw/api/checkout', { plan: 1 });
      expect(answer).toMatchObject({
        status: 503,
        body: { message: 'Subscriptions are not on sale here.' },
      });
      expect((await jon.request('GET', '/sw/api/get/subscription/status')).body.status).toBe(
        'no_subscription',
      );
      expect((await jon.request('GET', '/sw/api/sandbox/portal')).status).toBe(503);
    } finally {
      await closed.drop();
    }
  });
});

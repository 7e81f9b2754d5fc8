/** Tests the life of a sandbox subscription: subscribe, cancel, resume, renew and expire, and forbidden actions. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { customer } from '@/server/db/schema/billing';
import { member } from '@/server/db/schema/members';
import { sandboxEvent, sandboxPayment } from '@/server/db/schema/sandbox';
import { refundPayment } from '@/server/product/billing/sandbox/pay';
import { refreshSubject } from '@/server/product/billing/apply-event';
import { createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';
import { openPage, subscribe } from '../../../support/subscribed';

const DAY_MS = 86_400_000;
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const rolesOf = async (browser: TestMember): Promise<string[]> => {
  const { body } = await browser.request<{ user: { roles: string[] } }>('GET', '/sw/api/user-session');
  const entity = await browser.request<{ roles: string[] }>('GET', `/api/user/entity/id/${browser.uid}`);
  expect(entity.body.roles).toEqual(body.user.roles);
  return body.user.roles;
};
/** Returns the status in the member's own user entity. */
const subscriberOf = async (browser: TestMember) =>
  (await browser.request<{ subscriber_status: string | null }>('GET', `/api/user/entity/id/${browser.uid}`))
    .body.subscriber_status;
const statusOf = async (browser: TestMember) =>
  (await browser.request('GET', '/sw/api/get/subscription/status')).body;
const invoicesOf = async (browser: TestMember) =>
  (await browser.request<{ rows: { kind: string; cents: number }[] }>('GET', '/sw/api/invoices')).body.rows;
/** Runs the sandbox's renewals, and delivers its events. */
const work = async (): Promise<void> => {
  services.service.billing.sandbox?.worker.wake();
  await services.flushJobs();
};

describe('a subscription in the sandbox', () => {
  it('supports a payment, a cancellation, a resumption and another cancellation', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const ada = await createTestMember(services, 'Ada');
    expect(await statusOf(ada)).toMatchObject({ status: 'no_subscription' });
    expect(await rolesOf(ada)).toEqual(['authenticated']);
    expect(await subscriberOf(ada)).toBeNull();

    await subscribe(ada.request, services, 3);
    const end = '2027-02-21T12:00:00.000Z';
    expect(await statusOf(ada)).toMatchObject({ status: 'unlimited_active', nextBillingDate: end });
    expect(await rolesOf(ada)).toEqual(['authenticated', 'unlimited']);
    expect(await subscriberOf(ada)).toBe('unlimited_active');
    expect((await ada.request('GET', '/sw/api/get/subscription/data')).body).toMatchObject({
      rebill_frequency: 3,
      rebill_amount: 12.99,
      payment_provider_id: 'sandbox',
      payment_uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(await invoicesOf(ada)).toMatchObject([{ kind: 'payment', cents: 1299 }]);

    expect((await ada.request('POST', '/sw/api/cancel/subscription', { uid: ada.uid })).status).toBe(200);
    const expiring = {
      status: 'unlimited_expiring',
      validUntil: end,
      cancelTime: '2026-11-21T12:00:00.000Z',
      subscriptionEndTime: end,
    };
    expect(await statusOf(ada)).toMatchObject(expiring);
    expect(await subscriberOf(ada)).toBe('unlimited_expiring');

    expect((await ada.request('POST', '/sw/api/resume/subscription', { uid: ada.uid })).status).toBe(200);
    expect(await statusOf(ada)).toMatchObject({ status: 'unlimited_active', cancelTime: null });
    await ada.request('POST', '/sw/api/cancel/subscription', { uid: ada.uid });
    expect(await statusOf(ada)).toMatchObject(expiring);
    expect(await rolesOf(ada)).toContain('unlimited');
  });

  it('ends exactly on its date by the site’s clock when canceled, and can be bought again afterwards', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const bea = await createTestMember(services, 'Bea');
    await subscribe(bea.request, services);
    await bea.request('POST', '/sw/api/cancel/subscription', { uid: bea.uid });
    await services.flushJobs();
    services.setNow('2026-12-21T11:59:59Z');
    expect(await rolesOf(bea)).toContain('unlimited');
    services.advance(1_000);
    expect(await rolesOf(bea)).not.toContain('unlimited');
    expect(await subscriberOf(bea)).toBeNull();
    expect(await statusOf(bea)).toMatchObject({ status: 'regular' });
    await work();
    expect(await statusOf(bea)).toMatchObject({
      status: 'regular',
      subscriptionEndTime: '2026-12-21T12:00:00.000Z',
    });
    expect(await invoicesOf(bea)).toHaveLength(1);
    // A former subscriber may subscribe again.
    await subscribe(bea.request, services, 12);
    expect(await statusOf(bea)).toMatchObject({ status: 'unlimited_active' });
  });

  it('renews once per period, on the same day of the month as it began', async () => {
    services.setNow('2026-12-31T08:00:00Z');
    const cid = await createTestMember(services, 'Cid');
    await subscribe(cid.request, services);
    services.setNow('2027-01-29T00:00:00Z');
    expect(await statusOf(cid)).toMatchObject({ nextBillingDate: '2027-01-31T08:00:00.000Z' });
    services.setNow('2027-03-01T00:00:00Z');
    await work();
    const { db } = services.database;
    const payments = await db
      .select({ paidAt: sandboxPayment.paidAt })
      .from(sandboxPayment)
      .innerJoin(customer, eq(customer.providerCustomerId, sandboxPayment.customerId))
      .where(eq(customer.memberUid, Number(cid.uid)));
    const dates = payments.map(({ paidAt }) => paidAt.toISOString());
    expect(dates.sort()).toEqual([
      '2026-12-31T08:00:00.000Z',
      '2027-01-31T08:00:00.000Z',
      '2027-02-28T08:00:00.000Z',
    ]);
    const session = await db
      .select()
      .from(member)
      .where(eq(member.uid, Number(cid.uid)));
    expect(session[0]?.unlimitedUntil?.toISOString()).toBe('2027-04-03T08:00:00.000Z');
  });
});

describe('a payment page', () => {
  it('grants nothing when the member opens, declines or leaves the page', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const dan = await createTestMember(services, 'Dan');
    const page = await openPage(dan.request);
    const declined = await dan.request('POST', `/sw/api/sandbox/checkout/${page}`, { decision: 'decline' });
    expect(declined.status).toBe(422);
    const confirmed = await dan.request('POST', '/sw/api/checkout/confirm', { session: page });
    expect(confirmed.body).toMatchObject({ outcome: 'open', subscription: { status: 'no_subscription' } });
    await services.flushJobs();
    expect(await rolesOf(dan)).toEqual(['authenticated']);
    expect(await invoicesOf(dan)).toEqual([]);
  });

  it('closes when a newer page opens, and refuses a second subscription', async () => {
    const eve = await createTestMember(services, 'Eve');
    const first = await openPage(eve.request, 1);
    const second = await openPage(eve.request, 12);
    const secondDecision = await eve.request('POST', `/sw/api/sandbox/checkout/${first}`, {
      decision: 'pay',
    });
    expect(secondDecision.status).toBe(410);
    await eve.request('POST', `/sw/api/sandbox/checkout/${second}`, { decision: 'pay' });
    // The payment on the last page is found even before its event has arrived.
    const third = await eve.request('POST', '/sw/api/checkout', { plan: 1 });
    expect(third.status).toBe(409);
    await services.flushJobs();
    expect(await invoicesOf(eve)).toHaveLength(1);
  });

  it('grants the tier immediately when the member returns, and later events change nothing', async () => {
    const fay = await createTestMember(services, 'Fay');
    const page = await openPage(fay.request);
    await fay.request('POST', `/sw/api/sandbox/checkout/${page}`, { decision: 'pay' });
    const confirm = () => fay.request('POST', '/sw/api/checkout/confirm', { session: page });
    const answers = await Promise.all([confirm(), confirm(), services.flushJobs().then(confirm)]);
    for (const { body } of answers)
      expect(body).toMatchObject({ outcome: 'complete', subscription: { status: 'unlimited_active' } });
    await services.flushJobs();
    expect(await invoicesOf(fay)).toHaveLength(1);
  });

  it('charges only once, however often the button is pressed', async () => {
    const gus = await createTestMember(services, 'Gus');
    const page = await openPage(gus.request);
    const pay = () => gus.request('POST', `/sw/api/sandbox/checkout/${page}`, { decision: 'pay' });
    for (const { status } of await Promise.all([pay(), pay(), pay()])) expect(status).toBe(200);
    await services.flushJobs();
    expect(await invoicesOf(gus)).toHaveLength(1);
  });

  it('rejects a plan that is not for sale, and a game', async () => {
    const hal = await createTestMember(services, 'Hal');
    expect((await hal.request('POST', '/sw/api/checkout', { plan: 2 })).status).toBe(400);
    expect((await hal.request('POST', '/sw/api/checkout', { productSku: 'X-1' })).status).toBe(404);
  });
});

describe('the ledger', () => {
  it('lists each refund once, beside its payment', async () => {
    const ida = await createTestMember(services, 'Ida');
    await subscribe(ida.request, services);
    const { db } = services.database;
    const { body } = await ida.request<{ payments: { id: string }[] }>('GET', '/sw/api/sandbox/portal');
    services.advance(DAY_MS);
    // Concurrent requests refund it only once.
    const press = () => refundPayment(db, body.payments[0]?.id ?? '', services.service.clock.now());
    expect((await Promise.all([press(), press(), press(), press()])).filter(Boolean)).toHaveLength(1);
    await work();
    await db.update(sandboxEvent).set({ deliveredAt: null, nextAttemptAt: services.service.clock.now() });
    await work();
    expect(await invoicesOf(ida)).toMatchObject([
      { kind: 'refund', cents: 499 },
      { kind: 'payment', cents: 499 },
    ]);
  });
});

describe('the paid tier', () => {
  it('depends only on payments, not on a stored role or a change of the account', async () => {
    const jon = await createTestMember(services, 'Jon', { roles: ['unlimited'] });
    expect(await rolesOf(jon)).toEqual(['authenticated']);
    await jon.request('PATCH', `/user/${jon.uid}`, {
      roles: ['unlimited'],
      unlimitedUntil: '2030-01-01T00:00:00Z',
      field_opt_in: [{ value: '1' }],
    });
    expect(await rolesOf(jon)).toEqual(['authenticated']);
  });
});

describe('deleting an account', () => {
  it('ends the subscription at the provider, and keeps the payments without the member', async () => {
    services.setNow('2026-11-21T12:00:00Z');
    const kim = await createTestMember(services, 'Kim');
    await subscribe(kim.request, services);
    const exported = await kim.request<Record<string, unknown[]>>('GET', `/user/${kim.uid}/export`);
    for (const part of ['customers', 'subscriptions', 'payments'])
      expect(exported.body[part]).toHaveLength(1);
    const [customer] = exported.body.customers as { providerCustomerId: string }[];
    const removed = await kim.request('DELETE', `/user/${kim.uid}`, { existing: 'lantern street 42' });
    expect(removed.status).toBe(200);
    await services.flushJobs();
    const { rows } = await services.database.pool.query(
      `select s.status, p.member_uid as payer from product.sandbox_subscription s
       join product.payment p on p.provider_subscription_id = s.id where s.customer_id = $1`,
      [customer?.providerCustomerId],
    );
    expect(rows).toEqual([{ status: 'ended', payer: null }]);
  });

  it('waits while an event about the member is being stored, without blocking that event', async () => {
    const lea = await createTestMember(services, 'Lea');
    await subscribe(lea.request, services);
    const { scoresLink } = services.service;
    const { database } = services;
    const client = await database.pool.connect();
    const remove = vi.spyOn(scoresLink, 'removePlayer');
    let eventStored: Promise<unknown> = Promise.resolve();
    // Takes the locks in the same order as an event: first the subscription, then its member.
    remove.mockImplementationOnce(async (...args) => {
      remove.mockRestore();
      await scoresLink.removePlayer(...args);
      await client.query('begin');
      await client.query('select 1 from product.subscription where member_uid = $1 for update', [lea.uid]);
      eventStored = new Promise((resolve) => setTimeout(resolve, 200)).then(async () => {
        await client.query('select 1 from product.member where uid = $1 for update', [lea.uid]);
        await client.query('commit');
      });
    });
    const removed = await lea.request('DELETE', `/user/${lea.uid}`, { existing: 'lantern street 42' });
    await eventStored;
    client.release();
    expect(removed.status).toBe(200);
    const { rows } = await database.pool.query('select 1 from product.member where uid = $1', [lea.uid]);
    expect(rows).toEqual([]);
  });

  it('never makes the concurrent storing of an event fail', async () => {
    const mia = await createTestMember(services, 'Mia');
    await subscribe(mia.request, services);
    const { pool } = services.database;
    const { provider } = services.service.billing;
    const { rows } = await pool.query<{ id: string }>(
      'select provider_subscription_id as id from product.subscription where member_uid = $1',
      [mia.uid],
    );
    const id = rows[0]?.id ?? '';
    await pool.query('delete from product.subscription where member_uid = $1', [mia.uid]);
    const client = await pool.connect();
    let deleted: Promise<unknown> = Promise.resolve();
    const find = provider!.getSubscription.bind(provider);
    vi.spyOn(provider!, 'getSubscription').mockImplementationOnce(async (...args) => {
      const found = await find(...args);
      // The subscription's insert waits for this transaction, and then has no member to reference.
      await client.query('begin');
      await client.query('delete from product.member where uid = $1', [mia.uid]);
      deleted = new Promise((resolve) => setTimeout(resolve, 200)).then(() => client.query('commit'));
      return found;
    });
    await expect(refreshSubject(services.service, provider!, { kind: 'subscription', id })).resolves.toBe(
      false,
    );
    await deleted;
    client.release();
    vi.restoreAllMocks();
  });
});

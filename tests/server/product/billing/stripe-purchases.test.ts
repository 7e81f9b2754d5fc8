/** Tests purchases of single games through Stripe, with a double of its API: payment mode, refunds and disputes. */
import { and, eq } from 'drizzle-orm';
import { setupServer } from 'msw/node';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BILLING_MESSAGES } from '@/lib/billing-messages';
import { productOrder, purchase } from '@/server/db/schema/billing';
import { mail } from '@/server/db/schema/mail';
import { makeOfflineFiles } from '../../../support/offline-files';
import { createTestBrowser, createTestMember, type TestMember } from '../../../support/members';
import { createTestServices, type TestServices } from '../../../support/services';
import { createStripeDouble } from '../../../support/stripe/stripe-double';

const SECRET = 'whsec_test';
let services: TestServices;
const double = createStripeDouble(() => currentSeconds());
const server = setupServer(...double.handlers);
const currentSeconds = (): number => Math.floor(services.service.clock.now().getTime() / 1000);
const signer = new Stripe('sk_test_signer');

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  services = await createTestServices({
    now: '2026-11-23T12:00:00Z',
    offlineFolder: makeOfflineFiles(),
    payments: {
      provider: 'stripe',
      plans: [{ months: 1, cents: 499 }],
      stripe: { secretKey: 'sk_test_double', webhookSecret: SECRET },
    },
  });
});
afterAll(async () => {
  server.close();
  await services.drop();
});

const sendEvent = async (event: object, secret = SECRET): Promise<number> => {
  const payload = JSON.stringify(event);
  const signature = signer.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: currentSeconds(),
  });
  const response = await services.product.request('/sw/api/webhooks/stripe', {
    method: 'POST',
    body: payload,
    headers: { 'stripe-signature': signature },
  });
  return response.status;
};
const openSession = async (browser: TestMember): Promise<string> => {
  const { body } = await browser.request<{ url: string }>('POST', '/sw/api/checkout', {
    productSku: 'SW-SUDOKU',
  });
  return body.url.split('/').at(-1) ?? '';
};
interface Row {
  licenseKey: string | null;
  revokedFor: string | null;
  productSku: string;
}
const purchasesOf = async (browser: TestMember): Promise<Row[]> =>
  (await browser.request<{ rows: Row[] }>('GET', '/sw/api/purchases')).body.rows;
const buyGame = async (browser: TestMember) => {
  const payment = double.payOnce(await openSession(browser), 699);
  await sendEvent(double.event('checkout.session.completed', payment.session));
  return payment;
};

describe('buying a game through Stripe', () => {
  it('requests a payment page in payment mode, at the server’s price', async () => {
    const ada = await createTestMember(services, 'Ada');
    await openSession(ada);
    expect(double.received.find(({ path }) => path === '/v1/checkout/sessions')?.form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '699',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'Quiet Sudoku at Home',
      'payment_intent_data[metadata][productSku]': 'SW-SUDOKU',
      cancel_url: 'http://localhost/purchase/game/quiet-sudoku-at-home',
    });
  });

  it('grants the game once, for a signed event, with Stripe’s receipt', async () => {
    const bea = await createTestMember(services, 'Bea');
    const payment = double.payOnce(await openSession(bea), 699);
    const event = double.event('checkout.session.completed', payment.session);
    expect(await sendEvent(event, 'whsec_other')).toBe(400);
    expect(await purchasesOf(bea)).toEqual([]);
    for (let time = 0; time < 3; time += 1) expect(await sendEvent(event)).toBe(200);
    expect(await purchasesOf(bea)).toMatchObject([{ productSku: 'SW-SUDOKU', revokedFor: null }]);
    expect((await bea.request('GET', '/sw/api/invoices')).body).toMatchObject({
      rows: [{ cents: 699, href: 'https://pay.stripe.com/receipts/test' }],
    });
  });

  it('grants nothing for too little money or a pending payment, and ignores the product named in the payment', async () => {
    const cid = await createTestMember(services, 'Cid');
    const underpayment = double.payOnce(await openSession(cid), 1, { productSku: 'SW-SUDOKU' });
    expect(await sendEvent(double.event('checkout.session.completed', underpayment.session))).toBe(200);
    const dan = await createTestMember(services, 'Dan');
    const secondPayment = double.payOnce(await openSession(dan), 699, { productSku: 'SW-WORDS' });
    secondPayment.intent.status = 'processing';
    await sendEvent(double.event('checkout.session.completed', secondPayment.session));
    expect([await purchasesOf(cid), await purchasesOf(dan)]).toEqual([[], []]);
    secondPayment.intent.status = 'succeeded';
    await sendEvent(double.event('checkout.session.async_payment_succeeded', secondPayment.session));
    expect(await purchasesOf(dan)).toMatchObject([{ productSku: 'SW-SUDOKU' }]);
  });

  it('leaves only one payment page open when two are requested at the same time', async () => {
    const leo = await createTestMember(services, 'Leo');
    const ids = await Promise.all([openSession(leo), openSession(leo)]);
    const states = ids.map((id) => double.state.sessions.get(id)?.status);
    expect(states.sort()).toEqual(['expired', 'open']);
  });

  it('refuses a second payment while one is pending, and allows it once the first has failed', async () => {
    const moe = await createTestMember(services, 'Moe');
    const { session, intent } = double.payOnce(await openSession(moe), 699);
    intent.status = 'processing';
    const confirm = async () =>
      (await moe.request('POST', '/sw/api/checkout/confirm', { session: session.id })).body;
    const item = { title: 'Quiet Sudoku at Home', href: '/purchase/game/quiet-sudoku-at-home' };
    expect(await confirm()).toMatchObject({ outcome: 'complete', isUnderWay: true, item, purchase: null });
    const secondCheckout = await moe.request('POST', '/sw/api/checkout', { productSku: 'SW-SUDOKU' });
    expect([secondCheckout.status, secondCheckout.body.message]).toEqual([409, BILLING_MESSAGES.underWay]);
    intent.status = 'requires_payment_method';
    expect(await confirm()).toMatchObject({ isUnderWay: false, item, purchase: null });
    await openSession(moe);
  });

  it('grants nothing for a payment by another or an unknown customer', async () => {
    const ida = await createTestMember(services, 'Ida');
    const ivo = await createTestMember(services, 'Ivo');
    const other = double.payOnce(await openSession(ivo), 699);
    const mixed = double.payOnce(await openSession(ida), 699);
    for (const customer of [other.intent.customer, 'cus_unknown']) {
      mixed.intent.customer = customer;
      expect(await sendEvent(double.event('checkout.session.completed', mixed.session))).toBe(200);
    }
    expect([await purchasesOf(ida), await purchasesOf(ivo)]).toEqual([[], []]);
  });

  it('revokes the key after a full refund, but not after a partial one', async () => {
    const eve = await createTestMember(services, 'Eve');
    const { intent } = await buyGame(eve);
    await sendEvent(double.event('refund.created', double.refundIntent(intent, 200)));
    expect(await purchasesOf(eve)).toMatchObject([{ revokedFor: null }]);
    await sendEvent(double.event('refund.created', double.refundIntent(intent, 499)));
    expect(await purchasesOf(eve)).toMatchObject([{ revokedFor: 'refund', licenseKey: null }]);
  });

  it('revokes the key even if the refund’s event arrives before the payment’s', async () => {
    const fay = await createTestMember(services, 'Fay');
    const { session, intent } = double.payOnce(await openSession(fay), 699);
    await sendEvent(double.event('refund.created', double.refundIntent(intent, 699)));
    expect(await purchasesOf(fay)).toEqual([]);
    await sendEvent(double.event('checkout.session.completed', session));
    expect(await purchasesOf(fay)).toMatchObject([{ revokedFor: 'refund', licenseKey: null }]);
  });

  it.each([
    ['needs_response', 'dispute'],
    ['under_review', 'dispute'],
    ['lost', 'dispute'],
    ['appeal_needs_response', 'dispute'],
    ['appeal_under_review', 'dispute'],
    ['won', null],
    ['prevented', null],
    ['warning_needs_response', null],
    ['warning_under_review', null],
    ['warning_closed', null],
  ] as const)(
    'applies a dispute with the status %s as the revocation reason %s',
    async (status, revokedFor) => {
      const gus = await createTestMember(services, `Gus ${status.replaceAll('_', ' ')}`);
      const { intent } = await buyGame(gus);
      expect(await sendEvent(double.event('charge.dispute.created', double.dispute(intent, status)))).toBe(
        200,
      );
      expect(await purchasesOf(gus)).toMatchObject([{ revokedFor }]);
    },
  );

  it('restores the key when a dispute is won, and retries an event when Stripe is unreachable', async () => {
    const hal = await createTestMember(services, 'Hal');
    const { intent } = await buyGame(hal);
    const found = double.dispute(intent, 'needs_response');
    const opened = double.event('charge.dispute.created', found);
    double.state.isAway = true;
    expect(await sendEvent(opened)).toBe(500);
    double.state.isAway = false;
    expect(await sendEvent(opened)).toBe(200);
    expect(await purchasesOf(hal)).toMatchObject([{ revokedFor: 'dispute' }]);
    found.status = 'won';
    await sendEvent(double.event('charge.dispute.closed', found));
    expect(await purchasesOf(hal)).toMatchObject([{ revokedFor: null }]);
  });

  it('mails the keys again, except those bought in the sandbox', async () => {
    const ivy = await createTestMember(services, 'Ivy');
    await buyGame(ivy);
    const [real] = await purchasesOf(ivy);
    const { db } = services.database;
    const [order] = await db
      .insert(productOrder)
      .values({
        provider: 'sandbox',
        checkoutId: 'a-demonstration',
        memberUid: Number(ivy.uid),
        productSku: 'SW-WORDS',
        title: 'Lantern Words at Home',
        cents: 699,
        currency: 'usd',
        origin: 'http://localhost',
        createdAt: services.service.clock.now(),
      })
      .returning();
    await db.insert(purchase).values({
      memberUid: Number(ivy.uid),
      orderId: order?.id ?? 0,
      productSku: 'SW-WORDS',
      purchasedAt: services.service.clock.now(),
      licenseId: 'a-demonstration',
      licenseKey: 'DEMO-KEY',
    });
    await createTestBrowser(services).request('POST', '/sw/api/resend-keys', { mail: 'ivy@example.com' });
    await services.flushJobs();
    const [sent] = await db
      .select()
      .from(mail)
      .where(and(eq(mail.recipient, 'ivy@example.com'), eq(mail.kind, 'licence-keys-again')));
    expect(sent?.textBody).toContain(real?.licenseKey);
    expect(sent?.textBody).not.toContain('DEMO-KEY');
  });
});

/** Tests games in the sandbox: purchases, license keys, mail, refunds, disputes, requests for keys, and forbidden actions. */
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLicense } from '@/lib/domain/billing/license';
import { productOrder, purchase } from '@/server/db/schema/billing';
import { mail } from '@/server/db/schema/mail';
import { game } from '@/server/db/schema/product';
import { sandboxCheckout, sandboxEvent } from '@/server/db/schema/sandbox';
import { reconcileWithProvider } from '@/server/product/billing/reconcile';
import { disputePayment, refundPayment } from '@/server/product/billing/sandbox/pay';
import { buyGame, openGamePage, SUDOKU_SKU } from '../../../support/bought';
import { createTestBrowser, createTestMember, type TestMember } from '../../../support/members';
import { makeOfflineFiles } from '../../../support/offline-files';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ now: '2026-11-23T12:00:00Z', offlineFolder: makeOfflineFiles() });
});
afterAll(() => services.drop());

interface Row {
  title: string;
  licenseKey: string | null;
  revokedFor: string | null;
  price: number;
  downloadUrl: string;
}
const purchasesOf = async (browser: TestMember): Promise<Row[]> =>
  (await browser.request<{ rows: Row[] }>('GET', '/sw/api/purchases')).body.rows;
const mailsTo = async (url: string) =>
  services.database.db.select().from(mail).where(eq(mail.recipient, url)).orderBy(desc(mail.id));
const listRevoked = async (): Promise<string[]> => {
  const answer = await services.product.request('/sw/api/licences/revoked');
  return ((await answer.json()) as { revoked: string[] }).revoked;
};
const emailOf = (name: string): string => `${name.toLowerCase()}@example.com`;
const work = async (): Promise<void> => {
  services.service.billing.sandbox?.worker.wake();
  await services.flushJobs();
};

describe('buying a game in the sandbox', () => {
  it('charges the catalog’s price, and shows a valid license key in the account and the mail', async () => {
    const ada = await createTestMember(services, 'Ada');
    expect(await purchasesOf(ada)).toEqual([]);
    const { pageId } = await buyGame(ada.request, services);
    const [row] = await purchasesOf(ada);
    expect(row).toMatchObject({
      title: 'Quiet Sudoku at Home',
      price: 6.99,
      downloadUrl: '/downloads/quiet-sudoku-at-home.html',
      revokedFor: null,
    });
    const signers = services.service.shop.signer?.publicKeys ?? {};
    expect(checkLicense(row?.licenseKey ?? '', SUDOKU_SKU, signers)).toMatchObject({ isGood: true });
    const [sent] = (await mailsTo(emailOf('Ada'))).filter(({ kind }) => kind === 'licence-key');
    expect(sent?.textBody).toContain(row?.licenseKey);
    expect(sent?.textBody).toContain('http://localhost/downloads/quiet-sudoku-at-home.html');
    const games = await ada.request<{ rows: { title: string }[] }>(
      'GET',
      `/sw/api/user/profile/block/downloads/${ada.uid}`,
    );
    expect(games.body.rows.map(({ title }) => title)).toEqual(['Quiet Sudoku at Home']);
    expect((await ada.request('GET', '/sw/api/invoices')).body).toMatchObject({
      rows: [{ kind: 'payment', cents: 699, title: 'Quiet Sudoku at Home' }],
    });
    expect((await ada.request('POST', '/sw/api/checkout/confirm', { session: pageId })).body).toMatchObject({
      outcome: 'complete',
      purchase: { productSku: SUDOKU_SKU },
    });
    expect((await ada.request('GET', `/sw/api/offer/${SUDOKU_SKU}`)).body).toMatchObject({
      cents: 699,
      isOwned: true,
    });
    const all = (await ada.request('GET', `/user/${ada.uid}/export`)).body;
    expect(JSON.stringify(all)).toContain(row?.licenseKey);
  });

  it('allows one payment: refuses another payment page with a message, and closes an open one', async () => {
    const bea = await createTestMember(services, 'Bea');
    const first = await openGamePage(bea.request);
    const second = await openGamePage(bea.request);
    expect((await bea.request('POST', `/sw/api/sandbox/checkout/${first}`, { decision: 'pay' })).status).toBe(
      410,
    );
    await bea.request('POST', `/sw/api/sandbox/checkout/${second}`, { decision: 'pay' });
    // The provider's event has not arrived yet, so the state of the payment page is requested from the provider.
    const third = await bea.request('POST', '/sw/api/checkout', { productSku: SUDOKU_SKU });
    expect([third.status, third.body.message]).toEqual([
      409,
      'You already own this game. Its key is in your purchases.',
    ]);
    await services.flushJobs();
    expect(await purchasesOf(bea)).toHaveLength(1);
    await openGamePage(bea.request, 'SW-WORDS');
  });

  it('uses the server’s price and product, whatever the browser sends', async () => {
    const cid = await createTestMember(services, 'Cid');
    const answer = await cid.request('POST', '/sw/api/checkout', {
      productSku: SUDOKU_SKU,
      cents: 1,
      price: 0.01,
      currency: 'jpy',
      successHref: 'https://evil.example',
    });
    const id = String(answer.body.url).split('/').at(-1) ?? '';
    expect(answer.body.url).toBe(`/purchase/sandbox/checkout/${id}`);
    const [page] = await services.database.db
      .select()
      .from(sandboxCheckout)
      .where(eq(sandboxCheckout.id, id));
    expect(page).toMatchObject({ cents: 699, productSku: SUDOKU_SKU });
    expect(page?.successHref).toMatch(/^http:\/\/localhost\/purchase\/complete\?session=/);
    for (const sku of ['NO-SUCH', 'sw-sudoku', "'; drop table product.game; --", ''])
      expect((await cid.request('POST', '/sw/api/checkout', { productSku: sku })).status).toBe(404);
  });

  it('fails if the game is hidden, broken, without a price or from another feed', async () => {
    const dan = await createTestMember(services, 'Dan');
    const { db } = services.database;
    const own = eq(game.slug, 'nonogram-garden-at-home');
    const request = async () =>
      (await dan.request('POST', '/sw/api/checkout', { productSku: 'SW-GARDEN' })).status;
    for (const [changed, back] of [
      [{ isHidden: true }, { isHidden: false }],
      [{ isBroken: true }, { isBroken: false }],
      [{ source: 'starwick' }, { source: 'built-in' }],
    ] as const) {
      await db.update(game).set(changed).where(own);
      expect(await request()).toBe(404);
      await db.update(game).set(back).where(own);
    }
    const [row] = await db.select().from(game).where(own);
    await db
      .update(game)
      .set({ extra: { ...row?.extra, paidgamePrice: 0 } })
      .where(own);
    expect(await request()).toBe(404);
    await db
      .update(game)
      .set({ extra: row?.extra ?? {} })
      .where(own);
    expect(await request()).toBe(200);
  });

  it('grants the game only for the provider’s events, not for another member’s page or a forged event', async () => {
    const eve = await createTestMember(services, 'Eve');
    const fay = await createTestMember(services, 'Fay');
    const page = await openGamePage(eve.request);
    expect((await fay.request('POST', `/sw/api/sandbox/checkout/${page}`, { decision: 'pay' })).status).toBe(
      404,
    );
    expect((await fay.request('POST', '/sw/api/checkout/confirm', { session: page })).status).toBe(404);
    const forged = await services.product.request('/sw/api/webhooks/sandbox', {
      method: 'POST',
      body: JSON.stringify({ id: 'event_1', type: 'checkout.completed', subject: page }),
      headers: { 'x-sandbox-signature': 't=1,v1=00' },
    });
    expect(forged.status).toBe(400);
    expect((await eve.request('POST', '/sw/api/checkout/confirm', { session: page })).body).toMatchObject({
      outcome: 'open',
      purchase: null,
    });
    expect([await purchasesOf(eve), await purchasesOf(fay)]).toEqual([[], []]);
  });
});

describe('a purchase', () => {
  it('ends with a refund: the key is revoked, and the member can buy the game again', async () => {
    const gus = await createTestMember(services, 'Gus');
    const { paymentId } = await buyGame(gus.request, services);
    const [before] = await services.database.db
      .select()
      .from(purchase)
      .where(eq(purchase.memberUid, Number(gus.uid)));
    expect(await listRevoked()).not.toContain(before?.licenseId);
    await refundPayment(services.database.db, paymentId, services.service.clock.now());
    await work();
    expect(await purchasesOf(gus)).toMatchObject([{ revokedFor: 'refund', licenseKey: null }]);
    expect(await listRevoked()).toContain(before?.licenseId);
    const invoices = await gus.request<{ rows: { kind: string }[] }>('GET', '/sw/api/invoices');
    expect(invoices.body.rows.map(({ kind }) => kind).sort()).toEqual(['payment', 'refund']);
    await buyGame(gus.request, services);
    expect((await purchasesOf(gus)).map(({ revokedFor }) => revokedFor)).toEqual([null, 'refund']);
  });

  it('loses its key during a dispute, and regains it when the dispute is won', async () => {
    const hal = await createTestMember(services, 'Hal');
    const { paymentId } = await buyGame(hal.request, services);
    const { db } = services.database;
    await disputePayment(db, paymentId, true, services.service.clock.now());
    await work();
    expect(await purchasesOf(hal)).toMatchObject([{ revokedFor: 'dispute', licenseKey: null }]);
    await disputePayment(db, paymentId, false, services.service.clock.now());
    await work();
    expect(await purchasesOf(hal)).toMatchObject([{ revokedFor: null }]);
  });

  it('gets restored by the nightly reconciliation when no event arrived', async () => {
    const ivy = await createTestMember(services, 'Ivy');
    const page = await openGamePage(ivy.request);
    await ivy.request('POST', `/sw/api/sandbox/checkout/${page}`, { decision: 'pay' });
    const { db } = services.database;
    // All events are lost, and the provider no longer lists them.
    await db.delete(sandboxEvent);
    await services.flushJobs();
    await db.delete(purchase).where(eq(purchase.memberUid, Number(ivy.uid)));
    expect(await purchasesOf(ivy)).toEqual([]);
    const done = await reconcileWithProvider(services.service, services.service.clock.now());
    expect(done?.repaired).toBeGreaterThan(0);
    expect(await purchasesOf(ivy)).toHaveLength(1);
    const secondResult = await reconcileWithProvider(services.service, services.service.clock.now());
    expect(secondResult?.repaired).toBe(0);
  });

  it('remains revocable, without the member’s data, after the account is deleted', async () => {
    const joy = await createTestMember(services, 'Joy');
    const { paymentId } = await buyGame(joy.request, services);
    const { db } = services.database;
    const [order] = await db
      .select()
      .from(productOrder)
      .where(eq(productOrder.memberUid, Number(joy.uid)));
    const [bought] = await db
      .select()
      .from(purchase)
      .where(eq(purchase.orderId, order?.id ?? 0));
    const deletion = await joy.request('DELETE', `/user/${joy.uid}`, { existing: 'lantern street 42' });
    expect(deletion.status).toBe(200);
    const [left] = await db
      .select()
      .from(purchase)
      .where(eq(purchase.id, bought?.id ?? 0));
    expect(left).toMatchObject({ memberUid: null, revokedAt: null });
    await refundPayment(db, paymentId, services.service.clock.now());
    await work();
    expect(await listRevoked()).toContain(bought?.licenseId);
  });
});

describe('requesting the license keys for an email address', () => {
  const request = async (url: string) => {
    const answer = await createTestBrowser(services).request('POST', '/sw/api/resend-keys', { mail: url });
    const { headers, status, body } = answer;
    const reported = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    return { status, body, headers: reported };
  };

  it('mails the keys only to that address, with the same response for an unknown address', async () => {
    const kim = await createTestMember(services, 'Kim');
    await buyGame(kim.request, services);
    await buyGame(kim.request, services, 'SW-SOLITAIRE');
    const refunded = await buyGame(kim.request, services, 'SW-WORDS');
    await refundPayment(services.database.db, refunded.paymentId, services.service.clock.now());
    await work();
    const known = await request(emailOf('Kim'));
    expect(known).toEqual(await request('nobody@example.com'));
    expect(known).toMatchObject({ status: 200, body: { ok: true } });
    await services.flushJobs();
    const [secondResult] = (await mailsTo(emailOf('Kim'))).filter(
      ({ kind }) => kind === 'licence-keys-again',
    );
    const keys = (await purchasesOf(kim)).flatMap(({ licenseKey }) => licenseKey ?? []);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(secondResult?.textBody).toContain(key);
    expect(secondResult?.textBody).not.toContain('Lantern Words');
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('stores the request and processes it later, in the same way for every email address', async () => {
    const responses: string[] = [];
    const { pool } = services.database;
    const query = pool.query.bind(pool);
    const watch = (async (...given: Parameters<typeof query>) => {
      responses.push(
        JSON.stringify(given[0])
          .replace(/\$\d+|\d+/g, '?')
          .slice(0, 80),
      );
      return (query as (...all: unknown[]) => unknown)(...given);
    }) as unknown as typeof pool.query;
    const statementsOf = async (url: string): Promise<string[]> => {
      responses.length = 0;
      pool.query = watch;
      await request(url);
      pool.query = query as typeof pool.query;
      return [...responses].slice(0, 3);
    };
    const known = await statementsOf(emailOf('Ada'));
    await services.flushJobs();
    expect(known).toEqual(await statementsOf('someone-else@example.com'));
    await services.flushJobs();
    expect(known.length).toBeGreaterThan(1);
  });

  it('limits the mails for each email address', async () => {
    for (const url of [emailOf('Ada'), 'flooded@example.com']) {
      const browser = createTestBrowser(services);
      const statuses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1)
        statuses.push((await browser.request('POST', '/sw/api/resend-keys', { mail: url })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect((await request('no address')).status).toBe(422);
    await services.flushJobs();
  });
});

/** The guards of payments and license keys. */
import type { Guard } from './guard';

const WEBHOOK = 'tests/server/product/billing/webhook.test.ts';
const JOURNEY = 'tests/server/product/billing/journey.test.ts';
const PURCHASE = 'server/product/billing/sync-purchase.ts';
const PURCHASES = 'tests/server/product/billing/purchases.test.ts';
const STRIPE_PURCHASES = 'tests/server/product/billing/stripe-purchases.test.ts';

export const PAYMENTS_GUARDS: readonly Guard[] = [
  {
    name: 'a payment event requires a valid signature',
    file: 'server/product/billing/sandbox/sandbox-provider.ts',
    find: 'if (!isValidSignature(key, body, headers.get(SANDBOX_SIGNATURE), now))',
    replace: 'if (!isValidSignature(key, body, headers.get(SANDBOX_SIGNATURE), now) && now.getTime() < 0)',
    test: WEBHOOK,
  },
  {
    name: 'one process at a time reads a subscription',
    file: 'server/product/billing/sync.ts',
    find: 'select pg_advisory_xact_lock(hashtextextended(${`payments:${provider}:${id}`}, 0))',
    replace: 'select ${`payments:${provider}:${id}`}::text',
    test: WEBHOOK,
  },
  {
    name: 'a payment page belongs to one member',
    file: 'server/product/billing/confirm-checkout.ts',
    find: 'if (!page || page.customerId !== customerId)',
    replace: 'if (!page)',
    test: 'tests/server/product/billing/stripe.test.ts',
  },
  {
    name: 'one payment page at a time is opened for a member',
    file: 'server/product/billing/single-opening.ts',
    find: 'await lockProviderObject(tx, provider.id, `pages:${uid}`);',
    replace: 'await lockProviderObject(tx, provider.id, `pages:${uid}:${Math.random()}`);',
    test: 'tests/server/product/billing/stripe.test.ts',
  },
  {
    name: 'a pending payment prevents a second one',
    file: 'server/product/billing/checkout-product.ts',
    find: 'if (await isPaymentPending(provider, page))',
    replace: 'if ((await isPaymentPending(provider, page)) && sku === null)',
    test: 'tests/server/product/billing/stripe-purchases.test.ts',
  },
  {
    name: 'test payments create no genuine license key',
    file: 'server/product/shop/signer.ts',
    find: 'if (licenseSeeds.length > 0 && !isTestMoney)',
    replace: 'if (licenseSeeds.length > 0)',
    test: 'tests/server/product/signer.test.ts',
  },
  {
    name: 'a member cancels only their own subscription',
    file: 'server/product/billing/change-renewal.ts',
    find: 'if (uid !== String(row.uid))',
    replace: 'if (Number.isNaN(uid))',
    test: 'tests/server/authorization/matrix.test.ts',
  },
  {
    name: 'the paid tier is not a stored role',
    file: 'server/product/auth/current-member.ts',
    find: '...member.roles.filter((role) => role !== UNLIMITED_ROLE),',
    replace: '...member.roles,',
    test: JOURNEY,
  },
  {
    name: 'the paid tier ends by the server’s clock',
    file: 'server/product/auth/current-member.ts',
    find: 'member.unlimitedUntil && member.unlimitedUntil > now ?',
    replace: 'member.unlimitedUntil ?',
    test: JOURNEY,
  },
  {
    name: 'a payment below the price grants no game',
    file: PURCHASE,
    find: '  found.cents >= order.cents &&\n',
    replace: '',
    test: STRIPE_PURCHASES,
  },
  {
    name: 'another customer’s payment grants no game',
    file: PURCHASE,
    find: '  (await findMemberOfCustomer(tx, provider, found.customerId)) === order.memberUid;',
    replace: '  true;',
    test: STRIPE_PURCHASES,
  },
  {
    name: 'a refund revokes the license key',
    file: PURCHASE,
    find: "found.refundedCents >= found.cents ? 'refund' : null",
    replace: 'null',
    test: PURCHASES,
  },
  {
    name: 'an owned game is not sold again',
    file: 'server/product/billing/checkout-product.ts',
    find: '  if (await ownsProduct(service, uid, sku))',
    replace: '  if (uid < 0 && (await ownsProduct(service, uid, sku)))',
    test: PURCHASES,
  },
];

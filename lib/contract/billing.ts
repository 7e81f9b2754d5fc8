/** Subscription, purchases and downloads (spec §7; docs/specification/choices.md "Subscriptions and purchases"). */
import * as v from 'valibot';
import { defineCall } from './call';
import {
  acknowledgment,
  isoInstant,
  pageQuery,
  pager,
  trimmedText,
  wireBoolean,
  wireId,
  wireInteger,
} from './wire';

const planMonthsField = v.pipe(wireInteger, v.picklist([1, 3, 6, 12]));
const centsField = v.pipe(v.number(), v.integer(), v.minValue(0));

// Spec §4: status is null for regular and no_subscription; the unlimited statuses count as active.
const subscriptionStatus = v.object({
  status: v.picklist(['regular', 'no_subscription', 'unlimited_active', 'unlimited_expiring']),
  validUntil: v.optional(v.nullable(isoInstant), null),
  cancelTime: v.optional(v.nullable(isoInstant), null),
  subscriptionEndTime: v.optional(v.nullable(isoInstant), null),
  nextBillingDate: v.optional(v.nullable(isoInstant), null),
  /** Not in the specification: the last payment has failed, but the provider may still retry it. */
  hasFailedPayment: v.optional(v.boolean(), false),
});

export const listPlans = defineCall({
  id: 'billing.listPlans',
  service: 'product',
  method: 'GET',
  path: '/sw/api/plans',
  access: 'anyone',
  summary: 'Lists the plans on sale and the payment provider; empty if nothing is sold.',
  answer: v.object({
    provider: v.nullable(v.picklist(['stripe', 'sandbox'])),
    plans: v.array(v.object({ months: planMonthsField, cents: centsField })),
  }),
  cacheSeconds: 60,
});

export const getSubscriptionStatus = defineCall({
  id: 'billing.getStatus',
  service: 'product',
  method: 'GET',
  path: '/sw/api/get/subscription/status',
  access: 'member',
  summary: 'Returns whether the member has Unlimited, and until when.',
  answer: subscriptionStatus,
});

export const getSubscriptionData = defineCall({
  id: 'billing.getData',
  service: 'product',
  method: 'GET',
  path: '/sw/api/get/subscription/data',
  access: 'member',
  summary: "Returns the subscription's price and renewal period.",
  answer: v.object({
    rebill_frequency: planMonthsField,
    /** In dollars. */
    rebill_amount: v.number(),
    subscription_id: wireId,
    payment_uuid: v.string(),
    payment_provider_id: v.string(),
  }),
});

export const cancelSubscription = defineCall({
  id: 'billing.cancel',
  service: 'product',
  method: 'POST',
  path: '/sw/api/cancel/subscription',
  access: 'member',
  summary: 'Cancels the subscription at the end of the paid period.',
  body: v.object({ uid: wireId }),
  answer: acknowledgment,
});
export const resumeSubscription = defineCall({
  id: 'billing.resume',
  service: 'product',
  method: 'POST',
  path: '/sw/api/resume/subscription',
  access: 'member',
  summary: 'Reactivates a canceled subscription before its end.',
  body: v.object({ uid: wireId }),
  answer: acknowledgment,
});
export const createCheckout = defineCall({
  id: 'billing.createCheckout',
  service: 'product',
  method: 'POST',
  path: '/sw/api/checkout',
  access: 'member',
  summary: 'Creates a payment page for a plan or a game.',
  body: v.union([v.object({ plan: planMonthsField }), v.object({ productSku: trimmedText(64) })]),
  answer: v.object({ url: v.string() }),
});
export const confirmCheckout = defineCall({
  id: 'billing.confirmCheckout',
  service: 'product',
  method: 'POST',
  path: '/sw/api/checkout/confirm',
  access: 'member',
  summary:
    'Reads the outcome of a payment page from its provider, for a member who returns before the webhook arrives.',
  body: v.object({ session: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,200}$/, 'Must be an id.')) }),
  answer: v.object({
    outcome: v.picklist(['complete', 'open', 'expired']),
    subscription: subscriptionStatus,
    /** The member completed the payment page, but the payment is still pending. */
    isUnderWay: v.optional(v.boolean(), false),
    /** The game that the payment page is for, and the path to buy it again; null for a plan. */
    item: v.optional(v.nullable(v.object({ title: v.string(), href: v.nullable(v.string()) })), null),
    /** The purchased game, once the member owns it. */
    purchase: v.optional(v.nullable(v.object({ title: v.string(), productSku: v.string() })), null),
  }),
});
export const listInvoices = defineCall({
  id: 'billing.listInvoices',
  service: 'product',
  method: 'GET',
  path: '/sw/api/invoices',
  access: 'member',
  summary: "Lists the member's payments and refunds, newest first.",
  query: v.object(pageQuery),
  answer: v.object({
    rows: v.array(
      v.object({
        id: wireId,
        kind: v.picklist(['payment', 'refund']),
        cents: centsField,
        currency: v.string(),
        at: isoInstant,
        title: v.string(),
        href: v.nullable(v.string()),
      }),
    ),
    pager,
  }),
});
export const createBillingPortal = defineCall({
  id: 'billing.createPortal',
  service: 'product',
  method: 'POST',
  path: '/sw/api/billing-portal',
  access: 'member',
  summary: "Creates a link to the payment provider's pages for invoices and cards.",
  answer: v.object({ url: v.string() }),
});
export const receiveWebhook = defineCall({
  id: 'billing.receiveWebhook',
  service: 'product',
  method: 'POST',
  path: '/sw/api/webhooks/{provider}',
  access: 'anyone',
  summary: "Receives a payment provider's webhook; the signature is verified.",
  params: v.object({ provider: trimmedText(32) }),
  bodyKind: 'raw',
  isFromAnywhere: true,
  maxBodyBytes: 256 * 1024,
  answer: acknowledgment,
});
export const listPurchases = defineCall({
  id: 'billing.listPurchases',
  service: 'product',
  method: 'GET',
  path: '/sw/api/purchases',
  access: 'member',
  summary: "Lists the member's purchases with their license keys.",
  query: v.object(pageQuery),
  answer: v.object({
    rows: v.array(
      v.object({
        id: wireId,
        title: v.string(),
        productSku: v.string(),
        price: v.number(),
        purchasedAt: isoInstant,
        /** Null once the license is revoked. */
        licenseKey: v.nullable(v.string()),
        downloadUrl: v.nullable(v.string()),
        /** The path of the game's page, if it still has one. */
        href: v.optional(v.nullable(v.string()), null),
        thumbnailImg: v.optional(v.nullable(v.string()), null),
        revokedFor: v.optional(v.nullable(v.picklist(['refund', 'dispute'])), null),
      }),
    ),
    pager,
  }),
});
export const getOffer = defineCall({
  id: 'billing.getOffer',
  service: 'product',
  method: 'GET',
  path: '/sw/api/offer/{sku}',
  access: 'anyone',
  summary:
    'Returns whether a game is on sale, its price, the payment provider, and whether the caller owns it.',
  params: v.object({ sku: trimmedText(64) }),
  answer: v.object({
    title: v.string(),
    cents: v.nullable(centsField),
    provider: v.nullable(v.picklist(['stripe', 'sandbox'])),
    isOwned: v.boolean(),
  }),
});
export const resendKeys = defineCall({
  id: 'billing.resendKeys',
  service: 'product',
  method: 'POST',
  path: '/sw/api/resend-keys',
  access: 'anyone',
  summary:
    'Mails the license keys of an email address again. The response does not reveal whether there are any.',
  body: v.object({ mail: trimmedText(254) }),
  answer: acknowledgment,
});
export const listRevokedKeys = defineCall({
  id: 'billing.listRevokedKeys',
  service: 'product',
  method: 'GET',
  path: '/sw/api/licences/revoked',
  access: 'anyone',
  summary:
    'Lists the ids of license keys whose payment was refunded or disputed, for online checks of a key.',
  answer: v.object({ revoked: v.array(v.string()) }),
  cacheSeconds: 60,
});
export const getDownload = defineCall({
  id: 'billing.getDownload',
  service: 'product',
  method: 'GET',
  path: '/sw/api/download/{sku}',
  access: 'anyone',
  summary: "Returns the URL, size and version of a download game's file.",
  params: v.object({ sku: trimmedText(64) }),
  query: v.object({ platform: v.optional(v.picklist(['windows', 'macos', 'linux', 'any'])) }),
  answer: v.object({ url: v.string(), bytes: wireInteger, hasTrial: wireBoolean, version: v.string() }),
});

/** Subscription, purchases and downloads (spec §7; decisions.md "Subscription, purchases, payments"). */
import * as v from 'valibot';
import { defineCall } from './call';
import { acknowledged, isoInstant, pageQuery, pager, text, wireBoolean, wireId, wireInteger } from './wire';

export const getSubscriptionStatus = defineCall({
  id: 'billing.getStatus',
  service: 'product',
  method: 'GET',
  path: '/sw/api/get/subscription/status',
  access: 'member',
  summary: 'Whether the member has Unlimited, and until when.',
  answer: v.object({
    // Spec §4: regular and no_subscription give no status; the unlimited ones count as active.
    status: v.picklist(['regular', 'no_subscription', 'unlimited_active', 'unlimited_expiring']),
    validUntil: v.optional(v.nullable(isoInstant), null),
    cancelTime: v.optional(v.nullable(isoInstant), null),
    subscriptionEndTime: v.optional(v.nullable(isoInstant), null),
    nextBillingDate: v.optional(v.nullable(isoInstant), null),
  }),
});

export const getSubscriptionData = defineCall({
  id: 'billing.getData',
  service: 'product',
  method: 'GET',
  path: '/sw/api/get/subscription/data',
  access: 'member',
  summary: 'What the subscription costs and how often it renews.',
  answer: v.object({
    rebill_frequency: v.pipe(wireInteger, v.picklist([1, 3, 6, 12])),
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
  summary: 'Cancels; the tier stays until the end of what is paid.',
  body: v.object({ uid: wireId }),
  answer: acknowledged,
});
export const resumeSubscription = defineCall({
  id: 'billing.resume',
  service: 'product',
  method: 'POST',
  path: '/sw/api/resume/subscription',
  access: 'member',
  summary: 'Takes a cancellation back before its end.',
  body: v.object({ uid: wireId }),
  answer: acknowledged,
});
export const createCheckout = defineCall({
  id: 'billing.createCheckout',
  service: 'product',
  method: 'POST',
  path: '/sw/api/checkout',
  access: 'member',
  summary: 'Opens a payment page for a plan or a game.',
  body: v.union([
    v.object({ plan: v.pipe(wireInteger, v.picklist([1, 3, 6, 12])) }),
    v.object({ productSku: text(64) }),
  ]),
  answer: v.object({ url: v.string() }),
});
export const createBillingPortal = defineCall({
  id: 'billing.createPortal',
  service: 'product',
  method: 'POST',
  path: '/sw/api/billing-portal',
  access: 'member',
  summary: "Opens the payment provider's pages for invoices and cards.",
  answer: v.object({ url: v.string() }),
});
export const receiveWebhook = defineCall({
  id: 'billing.receiveWebhook',
  service: 'product',
  method: 'POST',
  path: '/sw/api/webhooks/{provider}',
  access: 'anyone',
  summary: 'What a payment provider reports; only a valid signature is believed.',
  params: v.object({ provider: text(32) }),
  bodyKind: 'raw',
  answer: acknowledged,
});
export const listPurchases = defineCall({
  id: 'billing.listPurchases',
  service: 'product',
  method: 'GET',
  path: '/sw/api/purchases',
  access: 'member',
  summary: "The member's purchases with their licence keys.",
  query: v.object(pageQuery),
  answer: v.object({
    rows: v.array(
      v.object({
        id: wireId,
        title: v.string(),
        productSku: v.string(),
        price: v.number(),
        purchasedAt: isoInstant,
        licenceKey: v.nullable(v.string()),
        downloadUrl: v.nullable(v.string()),
      }),
    ),
    pager,
  }),
});
export const resendKeys = defineCall({
  id: 'billing.resendKeys',
  service: 'product',
  method: 'POST',
  path: '/sw/api/resend-keys',
  access: 'anyone',
  summary: 'Mails an address its keys again; answers alike for unknown addresses.',
  body: v.object({ mail: text(254) }),
  answer: acknowledged,
});
export const getDownload = defineCall({
  id: 'billing.getDownload',
  service: 'product',
  method: 'GET',
  path: '/sw/api/download/{sku}',
  access: 'anyone',
  summary: 'Where the file of a download game is and how large it is.',
  params: v.object({ sku: text(64) }),
  query: v.object({ platform: v.optional(v.picklist(['windows', 'macos', 'linux', 'any'])) }),
  answer: v.object({ url: v.string(), bytes: wireInteger, hasTrial: wireBoolean }),
});

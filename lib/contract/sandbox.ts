/**
 * The payment sandbox's own pages, used when no payment keys are set; no money is charged
 * (docs/specification/choices.md "Environment").
 */
import * as v from 'valibot';
import { defineCall } from './call';
import { acknowledgment, isoInstant, trimmedText } from './wire';

const checkoutParams = v.object({ id: trimmedText(64) });

export const getSandboxCheckout = defineCall({
  id: 'sandbox.getCheckout',
  service: 'product',
  method: 'GET',
  path: '/sw/api/sandbox/checkout/{id}',
  access: 'member',
  summary: 'Returns the order of a sandbox payment page, to its own member.',
  params: checkoutParams,
  answer: v.object({
    title: v.string(),
    cents: v.number(),
    months: v.nullable(v.number()),
    status: v.picklist(['open', 'complete', 'expired']),
    backHref: v.string(),
  }),
});

export const decideSandboxCheckout = defineCall({
  id: 'sandbox.decide',
  service: 'product',
  method: 'POST',
  path: '/sw/api/sandbox/checkout/{id}',
  access: 'member',
  summary: 'Pays on a sandbox payment page, or has the card declined; no money moves.',
  params: checkoutParams,
  body: v.object({ decision: v.picklist(['pay', 'decline']) }),
  answer: v.object({ href: v.string() }),
});

export const getSandboxPortal = defineCall({
  id: 'sandbox.getPortal',
  service: 'product',
  method: 'GET',
  path: '/sw/api/sandbox/portal',
  access: 'member',
  summary: "Lists the member's payments as the sandbox, in the role of the provider, stores them.",
  answer: v.object({
    subscriptions: v.array(
      v.object({
        id: v.string(),
        months: v.number(),
        cents: v.number(),
        status: v.picklist(['active', 'ended']),
        periodEnd: isoInstant,
        isCancelling: v.boolean(),
      }),
    ),
    payments: v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(['payment', 'refund']),
        cents: v.number(),
        at: isoInstant,
        /** Whether the payment can still be refunded. */
        isRefundable: v.optional(v.boolean(), false),
      }),
    ),
  }),
});

export const refundSandboxPayment = defineCall({
  id: 'sandbox.refund',
  service: 'product',
  method: 'POST',
  path: '/sw/api/sandbox/payment/{id}/refund',
  access: 'member',
  summary: "Refunds a sandbox payment, as an operator does on a provider's pages; no money moves.",
  params: checkoutParams,
  answer: acknowledgment,
});

/** Payments: members as a provider's customers, their subscriptions and payments, and the provider's events. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn, identityColumn } from './columns';
import type { PlanMonths } from '@/lib/domain/billing/plans';
import { member } from './members';
import { product } from './product';

export type ProviderId = 'stripe' | 'sandbox';
/** `incomplete`: the first payment has not arrived. `pastDue`: the last renewal payment failed. */
export type SubscriptionState = 'incomplete' | 'active' | 'pastDue' | 'ended';

const providerColumn = () => text('provider').$type<ProviderId>().notNull();

export const customer = product.table(
  'customer',
  {
    provider: providerColumn(),
    memberUid: integer('member_uid')
      .notNull()
      .references(() => member.uid, { onDelete: 'cascade' }),
    providerCustomerId: text('provider_customer_id').notNull(),
    /** The subscription's newest payment page. Opening another page closes this one, so that a member cannot pay twice. */
    openCheckoutId: text('open_checkout_id'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.memberUid] }),
    uniqueIndex('customer_provider_id').on(table.provider, table.providerCustomerId),
  ],
);

export const subscription = product.table(
  'subscription',
  {
    id: identityColumn('id'),
    provider: providerColumn(),
    providerSubscriptionId: text('provider_subscription_id').notNull(),
    memberUid: integer('member_uid')
      .notNull()
      .references(() => member.uid, { onDelete: 'cascade' }),
    /** The id in the API (spec §7: payment_uuid). */
    paymentUuid: uuid('payment_uuid').notNull().defaultRandom(),
    planMonths: smallint('plan_months').$type<PlanMonths>().notNull(),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    periodStart: instantColumn('period_start').notNull(),
    periodEnd: instantColumn('period_end').notNull(),
    cancelRequestedAt: instantColumn('cancel_requested_at'),
    /** When a scheduled cancellation takes effect. */
    endsAt: instantColumn('ends_at'),
    endedAt: instantColumn('ended_at'),
    /** When the paid tier expires, by the site's clock, unless another event extends it; null if it never expires. */
    accessUntil: instantColumn('access_until'),
    startedAt: instantColumn('started_at').notNull(),
    /** When the provider was last queried about this subscription. Such queries run one at a time. */
    fetchedAt: instantColumn('fetched_at').notNull(),
  },
  (table) => [
    uniqueIndex('subscription_provider_id').on(table.provider, table.providerSubscriptionId),
    index('subscription_member').on(table.memberUid),
    index('subscription_live')
      .on(table.provider)
      .where(sql`state <> 'ended'`),
  ],
);

/** Events of payment providers. Each is stored in the transaction that applies it, so a repeated event has no effect. */
export const paymentEvent = product.table(
  'payment_event',
  {
    provider: providerColumn(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    subjectId: text('subject_id'),
    receivedAt: instantColumn('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_event_age').on(table.receivedAt),
  ],
);

/**
 * Payments and refunds for subscriptions and single games. The rows are accounting records. When the account is
 * deleted, they are retained without the member's uid.
 */
export const payment = product.table(
  'payment',
  {
    id: identityColumn('id'),
    provider: providerColumn(),
    providerPaymentId: text('provider_payment_id').notNull(),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    providerSubscriptionId: text('provider_subscription_id'),
    productSku: text('product_sku'),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    paidAt: instantColumn('paid_at').notNull(),
    /** The URL of the provider's invoice. */
    invoiceHref: text('invoice_href'),
  },
  (table) => [
    uniqueIndex('payment_provider_id').on(table.provider, table.providerPaymentId),
    index('payment_member').on(table.memberUid, table.paidAt),
  ],
);

/** An order for a game: the game, the price and the buyer. Stored before the payment page opens. */
export const productOrder = product.table(
  'product_order',
  {
    id: identityColumn('id'),
    provider: providerColumn(),
    checkoutId: text('checkout_id').notNull(),
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    productSku: text('product_sku').notNull(),
    /** The game's title at the time of purchase. */
    title: text('title').notNull(),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    /** The site's origin in the buyer's browser, for links in the mail. */
    origin: text('origin').notNull(),
    /** The id of the payment for this order. The provider reports it once the payment page is paid. */
    providerPaymentId: text('provider_payment_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('product_order_checkout').on(table.provider, table.checkoutId),
    uniqueIndex('product_order_payment').on(table.provider, table.providerPaymentId),
    index('product_order_member').on(table.memberUid, table.productSku),
  ],
);

/**
 * A purchased game with its license. The row remains, without the member, when the account is deleted, so that a
 * revoked key stays revoked.
 */
export const purchase = product.table(
  'purchase',
  {
    id: identityColumn('id'),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => productOrder.id),
    memberUid: integer('member_uid').references(() => member.uid, { onDelete: 'set null' }),
    productSku: text('product_sku').notNull(),
    purchasedAt: instantColumn('purchased_at').notNull(),
    licenseId: text('licence_id').notNull().unique(),
    licenseKey: text('licence_key').notNull(),
    /** Set while the payment is refunded or disputed; otherwise null. */
    revokedAt: instantColumn('revoked_at'),
    revokedFor: text('revoked_for').$type<'refund' | 'dispute'>(),
  },
  (table) => [
    index('purchase_member').on(table.memberUid, table.purchasedAt),
    index('purchase_revoked')
      .on(table.revokedAt)
      .where(sql`revoked_at is not null`),
  ],
);

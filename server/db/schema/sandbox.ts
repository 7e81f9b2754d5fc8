/**
 * The payment sandbox's own tables, separate from ours like a real provider's data: simulated payments, and events to
 * deliver.
 */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, smallint, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './columns';
import type { PlanMonths } from '@/lib/domain/billing/plans';
import { product } from './product';

/** A payment page for a plan or a single game. */
export const sandboxCheckout = product.table('sandbox_checkout', {
  id: text('id').primaryKey(),
  customerId: text('customer_id').notNull(),
  title: text('title').notNull(),
  cents: integer('cents').notNull(),
  months: smallint('months').$type<PlanMonths>(),
  productSku: text('product_sku'),
  status: text('status').$type<'open' | 'complete' | 'expired'>().notNull().default('open'),
  successHref: text('success_href').notNull(),
  backHref: text('back_href').notNull(),
  subscriptionId: text('subscription_id'),
  paymentId: text('payment_id'),
  createdAt: instantColumn('created_at').notNull(),
});

export const sandboxSubscription = product.table(
  'sandbox_subscription',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    months: smallint('months').$type<PlanMonths>().notNull(),
    cents: integer('cents').notNull(),
    status: text('status').$type<'active' | 'ended'>().notNull(),
    startedAt: instantColumn('started_at').notNull(),
    /**
     * The number of paid periods. Multiplied by the plan's months, it gives the time from the start to the end of the
     * last period.
     */
    periods: integer('periods').notNull(),
    periodEnd: instantColumn('period_end').notNull(),
    isCancelling: boolean('is_cancelling').notNull().default(false),
    cancelRequestedAt: instantColumn('cancel_requested_at'),
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    index('sandbox_subscription_customer').on(table.customerId),
    index('sandbox_subscription_due')
      .on(table.periodEnd)
      .where(sql`status = 'active'`),
  ],
);

export const sandboxPayment = product.table(
  'sandbox_payment',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'payment' | 'refund'>().notNull(),
    customerId: text('customer_id').notNull(),
    subscriptionId: text('subscription_id'),
    productSku: text('product_sku'),
    /** For a refund: the id of the refunded payment. */
    paymentId: text('payment_id'),
    /** For a payment: whether the buyer disputes it, or won a dispute and was refunded. */
    isDisputed: boolean('is_disputed').notNull().default(false),
    cents: integer('cents').notNull(),
    paidAt: instantColumn('paid_at').notNull(),
  },
  (table) => [
    index('sandbox_payment_customer').on(table.customerId, table.paidAt),
    index('sandbox_payment_refunded')
      .on(table.paymentId)
      .where(sql`payment_id is not null`),
  ],
);

/** Events that are delivered to the webhook repeatedly until acknowledged. */
export const sandboxEvent = product.table(
  'sandbox_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    subjectId: text('subject_id').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    deliveredAt: instantColumn('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instantColumn('next_attempt_at').notNull(),
  },
  (table) => [
    index('sandbox_event_due')
      .on(table.nextAttemptAt)
      .where(sql`delivered_at is null`),
    index('sandbox_event_age').on(table.createdAt),
  ],
);

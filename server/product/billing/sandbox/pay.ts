/** The actions on the sandbox's pages, and its scheduled renewals and ends. No real money is charged. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { addMonths } from '@/lib/domain/billing/plans';
import { sandboxCheckout, sandboxPayment, sandboxSubscription } from '@/server/db/schema/sandbox';
import { sandboxId } from './ids';
import { recordSandboxEvent } from './record-event';

type NewSandboxPayment = typeof sandboxPayment.$inferInsert;

const recordPayment = async (
  tx: Pick<NodePgDatabase, 'insert'>,
  payment: Omit<NewSandboxPayment, 'id'>,
): Promise<string> => {
  const id = sandboxId(payment.kind === 'payment' ? 'pay' : 'refund');
  await tx.insert(sandboxPayment).values({ ...payment, id });
  await recordSandboxEvent(
    tx,
    payment.kind === 'payment' ? 'payment.paid' : 'refund.made',
    id,
    payment.paidAt,
  );
  return id;
};

/**
 * Completes the payment of a checkout page.
 * @returns false when the page is no longer open
 */
export const payCheckout = (db: NodePgDatabase, id: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [page] = await tx
      .select()
      .from(sandboxCheckout)
      .where(and(eq(sandboxCheckout.id, id), eq(sandboxCheckout.status, 'open')))
      .for('update');
    if (!page) return false;
    const { customerId, months, cents, productSku } = page;
    const subscriptionId = months ? sandboxId('sub') : null;
    if (months && subscriptionId) {
      await tx.insert(sandboxSubscription).values({
        id: subscriptionId,
        customerId,
        months,
        cents,
        status: 'active',
        startedAt: now,
        periods: 1,
        periodEnd: addMonths(now, months),
      });
      await recordSandboxEvent(tx, 'subscription.changed', subscriptionId, now);
    }
    const paymentId = await recordPayment(tx, {
      kind: 'payment',
      customerId,
      subscriptionId,
      productSku,
      cents,
      paidAt: now,
    });
    await tx
      .update(sandboxCheckout)
      .set({ status: 'complete', subscriptionId, paymentId })
      .where(eq(sandboxCheckout.id, id));
    await recordSandboxEvent(tx, 'checkout.completed', id, now);
    return true;
  });

/**
 * Refunds a payment, as an operator would on a real provider's pages.
 * @returns false when it has already been refunded
 */
export const refundPayment = (db: NodePgDatabase, id: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [paid] = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.id, id)).for('update');
    if (paid?.kind !== 'payment') throw new Error(`There is no payment ${id}.`);
    const given = await tx.select().from(sandboxPayment).where(eq(sandboxPayment.paymentId, id));
    if (given.length > 0) return false;
    const { customerId, subscriptionId, productSku, cents } = paid;
    const facts = { customerId, subscriptionId, productSku, cents, paidAt: now };
    await recordPayment(tx, { kind: 'refund', paymentId: id, ...facts });
    return true;
  });

/** Opens or withdraws a dispute, as the buyer's bank would. */
export const disputePayment = (
  db: NodePgDatabase,
  id: string,
  isDisputed: boolean,
  now: Date,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.update(sandboxPayment).set({ isDisputed }).where(eq(sandboxPayment.id, id));
    await recordSandboxEvent(tx, 'dispute.changed', id, now);
  });

/** Renews or ends the subscription that has been due longest; returns false when none is due. */
export const renewNextSubscription = (db: NodePgDatabase, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(sandboxSubscription)
      .where(and(eq(sandboxSubscription.status, 'active'), lte(sandboxSubscription.periodEnd, now)))
      .orderBy(asc(sandboxSubscription.periodEnd))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return false;
    const { id, customerId, months, cents, startedAt, periodEnd } = due;
    const periods = due.periods + 1;
    await tx
      .update(sandboxSubscription)
      .set(
        due.isCancelling
          ? { status: 'ended', endedAt: periodEnd }
          : { periods, periodEnd: addMonths(startedAt, months * periods) },
      )
      .where(eq(sandboxSubscription.id, id));
    if (!due.isCancelling) {
      const paid = { customerId, subscriptionId: id, productSku: null, cents, paidAt: periodEnd };
      await recordPayment(tx, { kind: 'payment', ...paid });
    }
    await recordSandboxEvent(tx, 'subscription.changed', id, now);
    return true;
  });

/** Exports the stored data about a member's payments, for the member. */
import { eq } from 'drizzle-orm';
import { customer, payment, productOrder, purchase, subscription } from '../../db/schema/billing';
import type { BillingService } from './billing';

export const exportPayments = async (
  { db }: Pick<BillingService, 'db'>,
  uid: number,
): Promise<Record<string, unknown>> => ({
  customers: await db.select().from(customer).where(eq(customer.memberUid, uid)),
  subscriptions: await db.select().from(subscription).where(eq(subscription.memberUid, uid)),
  orders: await db.select().from(productOrder).where(eq(productOrder.memberUid, uid)),
  purchases: await db.select().from(purchase).where(eq(purchase.memberUid, uid)),
  payments: await db.select().from(payment).where(eq(payment.memberUid, uid)),
});

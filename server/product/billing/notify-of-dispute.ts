/**
 * Notifies the operator of a disputed payment that is not for a game. The site revokes nothing for such a dispute
 * (docs/decisions/0013).
 */
import { and, eq } from 'drizzle-orm';
import { productOrder } from '../../db/schema/billing';
import type { Transaction } from '../auth/with-members';
import type { BillingService } from './billing';
import type { PaymentProvider } from './provider';
import { findMemberOfCustomer } from './sync';

export const notifyOfDispute = async (
  { log }: Pick<BillingService, 'log'>,
  tx: Transaction,
  provider: PaymentProvider,
  paymentId: string,
): Promise<void> => {
  const [order] = await tx
    .select({ id: productOrder.id })
    .from(productOrder)
    .where(and(eq(productOrder.provider, provider.id), eq(productOrder.providerPaymentId, paymentId)));
  if (order) return;
  const found = await provider.getPayment(paymentId);
  if (!found?.isDisputed || !found.customerId) return;
  // The payment belongs to another site that uses the same provider account.
  if ((await findMemberOfCustomer(tx, provider, found.customerId)) === null) return;
  log.warn('subscription payment disputed: cancel it at the provider unless the provider does', {
    provider: provider.id,
    payment: paymentId,
    customer: found.customerId,
  });
};

/** Closes a payment page before another one is opened. */
import { refreshSubject } from './apply-event';
import type { BillingService } from './billing';
import type { PaymentProvider, ProviderCheckout } from './provider';

/**
 * Expires an open checkout session, because it could still be paid. If it was paid in the meantime, applies the payment
 * instead.
 * @returns the checkout session in its final state
 */
export const closeOpenCheckout = async (
  service: BillingService,
  provider: PaymentProvider,
  id: string,
): Promise<ProviderCheckout | null> => {
  let page = await provider.getCheckout(id);
  if (page?.status === 'open') {
    // The page may be paid in another tab at this moment; the provider then refuses to close it, or ignores the request.
    const failure = await provider.expireCheckout(id).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    page = await provider.getCheckout(id);
    if (failure && page?.status !== 'complete') throw failure.error;
  }
  if (page?.status === 'complete') await refreshSubject(service, provider, { kind: 'checkout', id });
  return page;
};

/**
 * Returns whether a payment page is complete while its one-time payment is still pending. Some bank payments take
 * days.
 */
export const isPaymentPending = async (
  provider: PaymentProvider,
  page: ProviderCheckout | null,
): Promise<boolean> => {
  if (page?.status !== 'complete' || !page.paymentId || page.subscriptionId) return false;
  return (await provider.getPayment(page.paymentId))?.isPending ?? false;
};

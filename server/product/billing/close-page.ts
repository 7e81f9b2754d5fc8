/** Closes a payment page before another is opened. */
import { applySubject } from './apply-event';
import type { BillingService } from './billing';
import type { PaymentProvider, ProviderCheckout } from './provider';

/** A page that was left open could still be paid: it is closed, or counts if it was paid. @returns the page as it was found */
export const closeOpenPage = async (
  service: BillingService,
  provider: PaymentProvider,
  id: string,
): Promise<ProviderCheckout | null> => {
  let page = await provider.getCheckout(id);
  if (page?.status === 'open') {
    // It may be paid in another tab at this moment: the provider then refuses to close it, or ignores the request.
    const failure = await provider.expireCheckout(id).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    page = await provider.getCheckout(id);
    if (failure && page?.status !== 'complete') throw failure.error;
  }
  if (page?.status === 'complete') await applySubject(service, provider, { kind: 'checkout', id });
  return page;
};

/** A completed page whose single payment may still succeed: some bank payments take days. */
export const isUnderWay = async (
  provider: PaymentProvider,
  page: ProviderCheckout | null,
): Promise<boolean> => {
  if (page?.status !== 'complete' || !page.paymentId || page.subscriptionId) return false;
  return (await provider.getPayment(page.paymentId))?.isPending ?? false;
};

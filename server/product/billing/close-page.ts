/** Closes a payment page before another is opened. */
import { applySubject } from './apply-event';
import type { BillingService } from './billing';
import type { PaymentProvider } from './provider';

/** A page that was left open could still be paid: it is closed, or counts where it has been. */
export const closeOpenPage = async (
  service: BillingService,
  provider: PaymentProvider,
  id: string,
): Promise<void> => {
  const page = await provider.getCheckout(id);
  if (page?.status === 'open') await provider.expireCheckout(id);
  if (page?.status === 'complete') await applySubject(service, provider, { kind: 'checkout', id });
};

/**
 * Opens one payment page at a time for each member, across all processes. A second request then finds the page of the
 * first request.
 */
import type { BillingService } from './billing';
import type { PaymentProvider } from './provider';
import { lockProviderObject } from './sync';

export const withSingleOpening = <T>(
  { billing, db }: Pick<BillingService, 'billing' | 'db'>,
  provider: PaymentProvider,
  uid: number,
  work: () => Promise<T>,
): Promise<T> =>
  billing.openingSemaphore(() =>
    // The transaction only holds the lock. Data is stored outside it, so that it remains even if a later step fails.
    db.transaction(async (tx) => {
      await lockProviderObject(tx, provider.id, `pages:${uid}`);
      return work();
    }),
  );

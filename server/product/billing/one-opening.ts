/**
 * Opens one payment page at a time for each member, across all processes: the second request finds the page that the first has
 * opened.
 */
import type { BillingService } from './billing';
import type { PaymentProvider } from './provider';
import { takeTurn } from './sync';

export const oneOpening = <T>(
  { billing, db }: Pick<BillingService, 'billing' | 'db'>,
  provider: PaymentProvider,
  uid: number,
  work: () => Promise<T>,
): Promise<T> =>
  billing.openings(() =>
    // The transaction only holds the lock, so that stored data remains even if a later step fails.
    db.transaction(async (tx) => {
      await takeTurn(tx, provider.id, `pages:${uid}`);
      return work();
    }),
  );

/** One payment page at a time for each member, whichever process is asked: the second finds what the first has opened. */
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
    // The transaction holds the lock and nothing else: what is written down stands whatever becomes of the rest.
    db.transaction(async (tx) => {
      await takeTurn(tx, provider.id, `pages:${uid}`);
      return work();
    }),
  );

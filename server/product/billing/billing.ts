/** What the verbs of payments work with. */
import type { ProductService } from '../service';
import type { PaymentsConfig } from '../../platform/env';
import type { Worker } from '../../platform/worker';
import type { PaymentProvider } from './provider';
import type { Turns } from './turns';

export interface Billing {
  /** Null where nothing is sold. */
  provider: PaymentProvider | null;
  plans: PaymentsConfig['plans'];
  /** A provider is waited for with a transaction open: only so many at once. */
  turns: Turns;
  /** The same for payment pages that are being opened: turns of their own, since what is paid on an older one is read meanwhile. */
  openings: Turns;
  /** The sandbox's clock and post; null where it is closed. */
  sandbox: { worker: Worker; key: Buffer } | null;
}

export type BillingService = Pick<
  ProductService,
  'db' | 'clock' | 'log' | 'config' | 'billing' | 'shop' | 'mail'
>;

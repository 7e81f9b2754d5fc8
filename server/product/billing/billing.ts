/** The dependencies of the payment functions. */
import type { ProductService } from '../service';
import type { PaymentsConfig } from '../../platform/env';
import type { Worker } from '../../platform/worker';
import type { PaymentProvider } from './provider';
import type { Turns } from './turns';

export interface Billing {
  /** Null when nothing is sold. */
  provider: PaymentProvider | null;
  plans: PaymentsConfig['plans'];
  /** Limits how many transactions wait for a provider at once. */
  turns: Turns;
  /**
   * The same limit for opening payment pages. It is separate, because payments on an older page are read during the opening.
   */
  openings: Turns;
  /** The sandbox's clock and event delivery; null when it is closed. */
  sandbox: { worker: Worker; key: Buffer } | null;
}

export type BillingService = Pick<
  ProductService,
  'db' | 'clock' | 'log' | 'config' | 'billing' | 'shop' | 'mail'
>;

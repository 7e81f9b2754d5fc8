/** The dependencies of the payment functions. */
import type { ProductService } from '../service';
import type { PaymentsConfig } from '../../platform/env';
import type { Worker } from '../../platform/worker';
import type { PaymentProvider } from './provider';
import type { Semaphore } from './semaphore';

export interface Billing {
  /** Null when nothing is for sale. */
  provider: PaymentProvider | null;
  plans: PaymentsConfig['plans'];
  /** Limits how many transactions wait for a provider at the same time. */
  refreshSemaphore: Semaphore;
  /**
   * A separate limit for opening payment pages. It cannot share `refreshSemaphore`, because opening a page reads the
   * payments on older pages with that semaphore.
   */
  openingSemaphore: Semaphore;
  /** The sandbox's worker and signing key; null when the sandbox is off. */
  sandbox: { worker: Worker; key: Buffer } | null;
}

export type BillingService = Pick<
  ProductService,
  'db' | 'clock' | 'log' | 'config' | 'billing' | 'shop' | 'mail'
>;

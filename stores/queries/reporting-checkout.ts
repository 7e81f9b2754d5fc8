/** Where somebody was about to pay, a failure is more than a call that failed. */
import type { Reporter } from '@/api-clients/product/reports';
import { ApiError } from '@/lib/errors';

/** Does a step of paying; what fails is reported, and thrown on. */
export const reportingCheckout = async <T>(
  reports: Reporter,
  step: string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'unknown';
    void reports.event('checkout.failure', 'error', { step, code });
    throw error;
  }
};

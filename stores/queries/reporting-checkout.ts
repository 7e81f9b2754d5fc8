/** Reports failures during a checkout as separate events. */
import type { ProblemReporter } from '@/api-clients/product/reports';
import { ApiError } from '@/lib/errors';

/** Runs a step of the checkout. Reports a failure, then rethrows it. */
export const reportingCheckout = async <T>(
  reports: ProblemReporter,
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

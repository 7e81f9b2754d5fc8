/** Watches uncaught errors of the window. The code that filters and sends them loads with the first error. */
import type { ProblemReporter } from '@/api-clients/product/reports';

/** @returns a function that stops watching */
export const watchErrors = (reports: ProblemReporter): (() => void) => {
  const handleErrorEvent = (event: Event): void =>
    void import('./report-uncaught')
      .then(({ reportUncaught: report }) => report(reports, event))
      // If the code fails to load, the error is not reported. An unhandled rejection here would trigger another event.
      .catch(() => undefined);
  const ending = new AbortController();
  for (const name of ['error', 'unhandledrejection']) window.addEventListener(name, handleErrorEvent, ending);
  return () => ending.abort();
};

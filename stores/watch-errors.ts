/** Watches uncaught errors of the window. The code that filters and sends them loads with the first. */
import type { Reporter } from '@/api-clients/product/reports';

/** @returns ends the watch */
export const watchErrors = (reports: Reporter): (() => void) => {
  const handle = (event: Event): void =>
    void import('./report-uncaught')
      .then(({ reportUncaught: report }) => report(reports, event))
      // Without the code there is no report; a rejection would trigger another event.
      .catch(() => undefined);
  const ending = new AbortController();
  for (const name of ['error', 'unhandledrejection']) window.addEventListener(name, handle, ending);
  return () => ending.abort();
};

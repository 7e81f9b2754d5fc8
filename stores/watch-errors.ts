/** Errors of the window that nobody has caught; what tells them apart and sends them comes with the first. */
import type { Reporter } from '@/api-clients/product/reports';

/** @returns ends the watch */
export const watchErrors = (reports: Reporter): (() => void) => {
  const handle = (event: Event): void =>
    void import('./report-uncaught')
      .then(({ reportUncaught: tellUncaught }) => tellUncaught(reports, event))
      // What cannot be loaded cannot be told; a rejection would come back as an event.
      .catch(() => undefined);
  const ending = new AbortController();
  for (const name of ['error', 'unhandledrejection']) window.addEventListener(name, handle, ending);
  return () => ending.abort();
};

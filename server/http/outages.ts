/** Detects whether a page failed because a service was unavailable. Next reports every failed page as a 500. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Outage {
  isUnavailable: boolean;
}

const outages = new AsyncLocalStorage<Outage>();

/** Runs `work` and returns its result, and whether a service that it called responded with 503. */
export const watchOutage = async <T>(work: () => Promise<T>): Promise<{ result: T } & Outage> => {
  const outage: Outage = { isUnavailable: false };
  // Awaits inside the callback, because a request within the process starts only when it is awaited.
  const result = await outages.run(outage, async () => await work());
  return { result, isUnavailable: outage.isUnavailable };
};

/** Wraps a request handler. If the handler responds with a 503, the outage is recorded for the calling page. */
export const recordingOutages =
  (handle: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await handle(request);
    const outage = outages.getStore();
    if (outage && response.status === 503) outage.isUnavailable = true;
    return response;
  };

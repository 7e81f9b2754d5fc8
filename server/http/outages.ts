/** Detects whether a page failed because a service was unavailable. Next reports every failed page as a 500. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface OutageRecord {
  isUnavailable: boolean;
}

const outageStorage = new AsyncLocalStorage<OutageRecord>();

/** Runs `work` and returns its result, and whether a service that it called responded with 503. */
export const watchOutage = async <T>(work: () => Promise<T>): Promise<{ result: T } & OutageRecord> => {
  const outage: OutageRecord = { isUnavailable: false };
  // Awaits inside the callback, because a request within the process starts only when it is awaited.
  const result = await outageStorage.run(outage, async () => await work());
  return { result, isUnavailable: outage.isUnavailable };
};

/** Wraps a request handler. If the handler responds with a 503, the outage is recorded for the calling page. */
export const withOutageRecording =
  (handle: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const response = await handle(request);
    const outage = outageStorage.getStore();
    if (outage && response.status === 503) outage.isUnavailable = true;
    return response;
  };

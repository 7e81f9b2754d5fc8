/** Request ids, used in responses and in the log. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const requestIdStorage = new AsyncLocalStorage<string | undefined>();

/** Returns the id that a proxy or the client sent if it is valid; otherwise a new one. */
export const acceptOrCreateRequestId = (given: string | string[] | null | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Runs `work` so that everything it logs has the id. */
export const runWithRequestId = <T>(requestId: string, work: () => T): T =>
  requestIdStorage.run(requestId, work);

/** Runs `work` without a request id. Use it for work that a single request starts for many requests. */
export const runWithoutRequestId = <T>(work: () => T): T => requestIdStorage.run(undefined, work);

/** Returns the current request's id; undefined outside of requests. */
export const currentRequestId = (): string | undefined => requestIdStorage.getStore();

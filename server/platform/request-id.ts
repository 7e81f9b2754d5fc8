/** Request ids, used in responses and in the log. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const ids = new AsyncLocalStorage<string | undefined>();

/** Returns the id that a proxy or the client sent if it is valid; otherwise a new one. */
export const requestIdOf = (given: string | string[] | null | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Runs `work` so that everything it logs has the id. */
export const runAsRequest = <T>(requestId: string, work: () => T): T => ids.run(requestId, work);

/** Runs `work` without a request id. Use it for work that a single request starts for many requests. */
export const runAsNoRequest = <T>(work: () => T): T => ids.run(undefined, work);

/** Returns the current request's id; undefined outside of requests. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** The id of a request in responses and in the log. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const ids = new AsyncLocalStorage<string | undefined>();

/** The id that the proxy or the caller has given, if it is valid; else a new one. */
export const requestIdOf = (given: string | string[] | null | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Everything that `work` logs has the id. */
export const runAsRequest = <T>(requestId: string, work: () => T): T => ids.run(requestId, work);

/** For work that serves many requests and that one of them happens to start. */
export const runAsNoRequest = <T>(work: () => T): T => ids.run(undefined, work);

/** Undefined outside of requests. */
export const currentRequestId = (): string | undefined => ids.getStore();

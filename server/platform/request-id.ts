/** The id that a request goes by in answers and in the log. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const ids = new AsyncLocalStorage<string | undefined>();

/** What the proxy in front or the caller has named it, where that can be an id; else a new one. */
export const requestIdOf = (given: string | string[] | null | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Whatever `work` logs, however deep, carries the id. */
export const runAsRequest = <T>(requestId: string, work: () => T): T => ids.run(requestId, work);

/** For work of many requests that one of them happens to begin. */
export const runAsNoRequest = <T>(work: () => T): T => ids.run(undefined, work);

/** Undefined outside of requests. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Says why a call failed, in words for the visitor. */
import { ApiError, type ErrorCode } from './errors';
import { NETWORK_FAILURE } from './messages/site';

/** The codes whose messages the services write for visitors; those of others are for programmers. */
const WITH_REASON: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'notFound',
  'conflict',
  'gone',
  'payloadTooLarge',
  'unprocessable',
  'tooManyRequests',
  'unavailable',
]);

/** Returns true where no answer came. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');

/** Of an answer that was not the service's own, such as a proxy's page (api-clients/http.ts). */
const MADE_UP = /^The server answered \d+\.$/;

/** Returns the service's own reason, or null where it gave none for the visitor. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && WITH_REASON.has(error.code) && !MADE_UP.test(error.message)
    ? error.message || null
    : null;

/** Returns the cause of a failed call, or the fallback where nothing better is known. */
export const describeError = (error: unknown, fallback: string): string =>
  isUnreached(error) ? NETWORK_FAILURE : (reasonOf(error) ?? fallback);

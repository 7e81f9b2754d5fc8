/** Describes for the visitor why a call failed. */
import { ApiError, type ErrorCode } from './errors';
import { NETWORK_FAILURE } from './messages/site';

/** The codes whose messages the services write for visitors; other messages are for programmers. */
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

/** Returns true when no response arrived. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');

/** The message for a response that was not the service's own, such as a proxy's page (api-clients/http.ts). */
const MADE_UP = /^The server answered \d+\.$/;

/** Returns the service's own reason, or null when it has none for the visitor. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && WITH_REASON.has(error.code) && !MADE_UP.test(error.message)
    ? error.message || null
    : null;

/** Returns the cause of a failed call, or the fallback when there is nothing better. */
export const describeError = (error: unknown, fallback: string): string =>
  isUnreached(error) ? NETWORK_FAILURE : (reasonOf(error) ?? fallback);

/** Describes to the visitor why a call failed. */
import { ApiError, type ErrorCode } from './errors';
import { NETWORK_FAILURE } from './messages/site';

/** The error codes whose messages are written for visitors; other messages are for programmers. */
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

/** Returns whether the call got no response. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.code === 'timeout');

/** The message that api-clients/http.ts creates for a response from elsewhere, such as a proxy's error page. */
const GENERIC_MESSAGE = /^The server answered \d+\.$/;

/** Returns the service's own message, or null if it is not meant for visitors. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError && WITH_REASON.has(error.code) && !GENERIC_MESSAGE.test(error.message)
    ? error.message || null
    : null;

/** Returns a description of a failed call, or the fallback when no better text is known. */
export const describeError = (error: unknown, fallback: string): string =>
  isNetworkFailure(error) ? NETWORK_FAILURE : (reasonOf(error) ?? fallback);

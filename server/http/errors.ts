/** Converts errors to responses: maps every error code to a status, and builds the common body. */
import { API_HEADERS } from './content-policy';
import { type ErrorBody, type ErrorCode, ServiceError } from '@/lib/errors';

const STATUS_OF_CODE: Record<ErrorCode, number> = {
  badRequest: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  conflict: 409,
  gone: 410,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  unprocessable: 422,
  tooManyRequests: 429,
  notImplemented: 501,
  unavailable: 503,
  internal: 500,
  network: 502,
  timeout: 504,
  contract: 502,
};

export const httpStatusOf = (code: ErrorCode): number => STATUS_OF_CODE[code];

export const errorResponse = (
  code: ErrorCode,
  message: string,
  requestId: string,
  extra: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response => {
  const body: ErrorBody = { code, message, ...(extra.fields ? { fields: extra.fields } : {}), requestId };
  return Response.json(body, {
    status: httpStatusOf(code),
    headers: { 'cache-control': 'no-store', ...API_HEADERS, ...extra.headers },
  });
};

/**
 * SQLSTATEs of temporary failures: a lost or refused connection, a server that is shutting down, too many connections,
 * a read-only standby, and conflicts after several retries.
 */
const UNAVAILABLE_STATES = /^(?:08...|57P0[1-5]|53300|25006|40P01|40001)$/;
const UNAVAILABLE_NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
]);
/** Messages of driver errors without a code. */
const UNAVAILABLE_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

const listCauses = (error: unknown): Error[] => {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at);
  return causes;
};

const isConnectionError = (error: Error): boolean => {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (UNAVAILABLE_MESSAGE.test(error.message)) return true;
  if (typeof code !== 'string') return false;
  // Without a socket file the server is not running. Any other missing file is unrelated to the database.
  if (code === 'ENOENT') return syscall === 'connect';
  return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_NETWORK_CODES.has(code);
};

/** Returns whether an error is a temporary failure of the database connection, so that the client may retry. */
export const isDatabaseUnavailable = (error: unknown): boolean => listCauses(error).some(isConnectionError);

/** Returns the response for any thrown value. Only the message of a ServiceError is shown. */
export const createErrorResponse = (error: unknown, requestId: string): Response => {
  if (error instanceof ServiceError) {
    const seconds = error.retryAfterSeconds ?? (error.code === 'tooManyRequests' ? 60 : null);
    const headers: Record<string, string> = seconds === null ? {} : { 'retry-after': String(seconds) };
    return errorResponse(error.code, error.message, requestId, { fields: error.fields, headers });
  }
  if (isDatabaseUnavailable(error)) {
    return errorResponse('unavailable', 'The service is restarting. Please try again.', requestId, {
      headers: { 'retry-after': '1' },
    });
  }
  return errorResponse('internal', 'Something went wrong on our side.', requestId);
};

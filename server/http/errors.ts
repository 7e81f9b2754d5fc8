/** Errors as answers: the exhaustive map from code to status, and the one body they share. */
import { API_HEADERS } from './content-policy';
import { type ErrorBody, type ErrorCode, ServiceError } from '@/lib/errors';

const STATUS: Record<ErrorCode, number> = {
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

export const statusOf = (code: ErrorCode): number => STATUS[code];

export const errorResponse = (
  code: ErrorCode,
  message: string,
  requestId: string,
  extra: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
): Response => {
  const body: ErrorBody = { code, message, ...(extra.fields ? { fields: extra.fields } : {}), requestId };
  return Response.json(body, {
    status: statusOf(code),
    headers: { 'cache-control': 'no-store', ...API_HEADERS, ...extra.headers },
  });
};

const UNAVAILABLE_CODES = new Set([
  // A deadlock or a serialization failure that repeated attempts did not resolve.
  '40P01',
  '40001',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '53300',
  'ECONNREFUSED',
  'ENOENT',
]);

const codesOf = (error: unknown): string[] => {
  const codes: string[] = [];
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') codes.push(at.code);
  }
  return codes;
};

/** True for failures of the database's connection, which pass: the caller may try again. */
export const isDatabaseAway = (error: unknown): boolean =>
  codesOf(error).some((code) => UNAVAILABLE_CODES.has(code)) ||
  (error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(
      String(error.message) + String(error.cause),
    ));

/** The answer to any thrown value; only a ServiceError may speak for itself. */
export const responseOfError = (error: unknown, requestId: string): Response => {
  if (error instanceof ServiceError) {
    const seconds = error.retryAfterSeconds ?? (error.code === 'tooManyRequests' ? 60 : null);
    const headers: Record<string, string> = seconds === null ? {} : { 'retry-after': String(seconds) };
    return errorResponse(error.code, error.message, requestId, { fields: error.fields, headers });
  }
  if (isDatabaseAway(error)) {
    return errorResponse('unavailable', 'The service is restarting. Please try again.', requestId, {
      headers: { 'retry-after': '1' },
    });
  }
  return errorResponse('internal', 'Something went wrong on our side.', requestId);
};

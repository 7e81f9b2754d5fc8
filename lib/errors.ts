/** The complete list of error codes, shared by the server's responses and the clients' errors. */

export const ERROR_CODES = [
  'badRequest',
  'unauthorized',
  'forbidden',
  'notFound',
  'methodNotAllowed',
  'conflict',
  'gone',
  'payloadTooLarge',
  'unsupportedMediaType',
  'unprocessable',
  'tooManyRequests',
  'notImplemented',
  'unavailable',
  'internal',
  'network',
  'timeout',
  'contract',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error response. The keys of `fields` are the paths of the invalid fields. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  requestId: string;
}

/**
 * An error that a request handler throws deliberately and that becomes the response. Any other error is reported as
 * `internal`.
 */
export class ServiceError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** The number of seconds that a throttled client must wait before it retries. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'ServiceError';
  }
}

/** The only error class that api-clients throw, for an error response from the server or for a missing response. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly detail: {
      callId: string;
      status?: number;
      fields?: Record<string, string>;
      requestId?: string;
      cause?: unknown;
    },
  ) {
    super(message, { cause: detail.cause });
    this.name = 'ApiError';
  }
}

/** Marks a branch that cannot be reached according to the types. */
export const assertUnreachable = (value: never): never => {
  throw new Error(`Unreachable: ${String(value)}`);
};

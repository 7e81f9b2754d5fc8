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

/** The body of every error response. `fields` names each invalid field by its path. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  requestId: string;
}

/** A failure that a server verb throws on purpose as its response; anything else becomes `internal`. */
export class ServiceError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** Seconds after which a throttled caller may try again. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'ServiceError';
  }
}

/** The only error class that api-clients throw: for the server's error response, or for a missing response. */
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

/** Marks a branch that the types say cannot be reached. */
export const assertUnreachable = (value: never): never => {
  throw new Error(`Unreachable: ${String(value)}`);
};

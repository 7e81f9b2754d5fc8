/** The one list of what can go wrong, shared by the server's answers and the clients' errors. */

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

/** The body of every error answer. `fields` names each bad field by its path. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  requestId: string;
}

/** A failure that a server verb means to answer with; anything else becomes `internal`. */
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

/** The one error that api-clients throw: the server's answer, or what kept it from arriving. */
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

/** The only module that uses axios. It provides one caller for every call of the contract, in the browser and on the server. */
import AxiosError from 'axios/unsafe/core/AxiosError.js';
import dispatchRequest from 'axios/unsafe/core/dispatchRequest.js';
import { safeParse } from 'valibot';
import type { Call, CallAnswer, CallInput } from '@/lib/contract/call';
import { ApiError, ERROR_CODES, type ErrorBody, type ErrorCode } from '@/lib/errors';
import { createFetchAdapter, decodeBody, encodeBody, type FetchLike } from './fetch-adapter';

/** The timeout of a request (spec §9). */
export const REQUEST_TIMEOUT_MS = 30_000;

export type { FetchLike } from './fetch-adapter';

export interface CallerOptions {
  /** The base URL of the service; empty for the page's own origin. */
  baseUrl: string;
  /** An in-process transport; defaults to the browser's network. */
  transport?: FetchLike;
  timeoutMs?: number;
  /** Returns the headers of a request: CSRF token, bearer token, time zone. May be async. */
  headersFor?: (call: Call) => Promise<Record<string, string>> | Record<string, string>;
  /** Runs before each request, for example to verify a session that is older than an hour (spec §4). */
  beforeCall?: (call: Call) => Promise<void>;
  /**
   * Called for every failure before it is rethrown, with the call's id as its label, and with the method and path of its
   * request. The error of a call that `beforeCall` or `headersFor` sent has the other call's id in its detail.
   */
  onFailure?: (label: string, error: ApiError, request: string) => void;
}

export type ApiCaller = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallAnswer<C>>;

interface UntypedCallInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const isErrorCode = (value: unknown): value is ErrorCode => ERROR_CODES.includes(value as ErrorCode);

const errorCodeForStatus = (status: number): ErrorCode => {
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  if (status === 429) return 'tooManyRequests';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'internal' : 'badRequest';
};

const toApiError = (callId: string, error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (!(error instanceof AxiosError)) {
    return new ApiError('network', 'The request failed.', { callId, cause: error });
  }
  if (!error.response) {
    const isTimeout = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    const message = isTimeout ? 'The request took too long.' : 'The network is not reachable.';
    return new ApiError(isTimeout ? 'timeout' : 'network', message, { callId, cause: error });
  }
  const { status } = error.response;
  const data = error.response.data as Partial<ErrorBody> | undefined;
  const code = isErrorCode(data?.code) ? data.code : errorCodeForStatus(status);
  return new ApiError(code, data?.message ?? `The server answered ${status}.`, {
    callId,
    status,
    fields: data?.fields,
    requestId: data?.requestId,
  });
};

/** Returns the path of a call, with its parameters filled in and escaped. */
export const fillPathParams = (call: Call, params: Record<string, string | number> = {}): string =>
  call.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(String(params[name] ?? '')));

// Uses axios without its merging of configurations, interceptors and encoders, which are not needed
// (docs/decisions/0003).
const createAxiosConfig = ({ baseUrl, transport, timeoutMs }: CallerOptions) => ({
  baseURL: baseUrl,
  timeout: timeoutMs ?? REQUEST_TIMEOUT_MS,
  withCredentials: true,
  adapter: createFetchAdapter(transport ?? ((request) => fetch(request))),
  transformRequest: [encodeBody],
  transformResponse: [decodeBody],
  validateStatus: (status: number) => status >= 200 && status < 300,
});

/** Creates a caller for one service. Every call resolves to the response as parsed by the contract, or throws an ApiError. */
export const createCaller = (options: CallerOptions): ApiCaller => {
  const config = createAxiosConfig(options);
  return async (call, input) => {
    const { params, query, body } = input as UntypedCallInput;
    try {
      await options.beforeCall?.(call);
      const response = await dispatchRequest({
        ...config,
        method: call.method.toLowerCase(),
        url: fillPathParams(call, params),
        params: query,
        data: body,
        headers: { Accept: 'application/json', ...(await options.headersFor?.(call)) },
      });
      const parsed = safeParse(call.answer, response.data);
      if (!parsed.success) {
        throw new ApiError('contract', `The answer of ${call.id} is not of its shape.`, {
          callId: call.id,
          cause: parsed.issues,
        });
      }
      return parsed.output as never;
    } catch (error) {
      const failure = toApiError(call.id, error);
      options.onFailure?.(call.id, failure, `${call.method} ${fillPathParams(call, params)}`);
      throw failure;
    }
  };
};

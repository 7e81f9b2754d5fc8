/** Connects axios to fetch or to an in-process transport, with JSON in both directions and a timeout. */
import type { AxiosAdapter, AxiosRequestTransformer, AxiosResponse, AxiosResponseTransformer } from 'axios';
import AxiosError from 'axios/unsafe/core/AxiosError.js';
import settle from 'axios/unsafe/core/settle.js';

export type FetchLike = (request: Request) => Promise<Response>;

const isNativeBody = (data: unknown): boolean =>
  data instanceof FormData || data instanceof Blob || data instanceof ArrayBuffer;

/** Encodes bodies as JSON; forms and files are sent unchanged. */
export const encodeBody: AxiosRequestTransformer = (data: unknown, headers) => {
  if (data === undefined || data === null || isNativeBody(data)) return data;
  headers.setContentType('application/json', false);
  return JSON.stringify(data);
};

/** Decodes JSON bodies. A body that is not JSON remains text, which the contract rejects with a clear error. */
export const decodeBody: AxiosResponseTransformer = (data: unknown) => {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return data;
  }
};

/** Returns a URL with its query. Each item of a list repeats the list's name, including the brackets (`content_type[]`). */
export const buildUrl = (base: string, path: string, params: Record<string, unknown> = {}): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text ? `${base}${path}?${text}` : `${base}${path}`;
};

/** Returns the outcome of `work`, or rejects after the timeout, even if the transport ignores the signal. */
const withTimeout = async <T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AxiosError('timeout exceeded', AxiosError.ECONNABORTED));
      controller.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(controller.signal), limit]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Creates an axios adapter on top of fetch. @throws AxiosError ECONNABORTED after the timeout, ERR_NETWORK without a response
 */
export const createFetchAdapter =
  (transport: FetchLike): AxiosAdapter =>
  async (config) => {
    const { method, data, headers, baseURL = '', url = '', params, withCredentials } = config;
    // axios sets a form type for unknown bodies, but a form needs its own boundary.
    if (data === undefined || isNativeBody(data)) headers.delete('content-type');
    try {
      const answer = await withTimeout(config.timeout ?? 0, async (signal) => {
        const request = new Request(buildUrl(baseURL, url, params as Record<string, unknown>), {
          method: method?.toUpperCase(),
          headers: headers.normalize(false).toJSON() as Record<string, string>,
          body: data as BodyInit | undefined,
          credentials: withCredentials ? 'include' : 'same-origin',
          signal,
        });
        const response = await transport(request);
        return { response, text: await response.text() };
      });
      const { status, statusText, headers: answered } = answer.response;
      return await new Promise<AxiosResponse>((resolve, reject) => {
        settle(resolve, reject, {
          data: answer.text,
          status,
          statusText,
          headers: Object.fromEntries(answered),
          config,
        });
      });
    } catch (error) {
      if (error instanceof AxiosError) throw error;
      throw AxiosError.from(error, AxiosError.ERR_NETWORK, config);
    }
  };

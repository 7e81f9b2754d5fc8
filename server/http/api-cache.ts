/** Serves cached anonymous responses of calls that the contract declares cacheable, without running the app. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from '@/lib/contract/call';
import { API_HEADERS } from './content-policy';
import { type FreshResponse, type CacheRule, type ResponseCache, sendStored } from './response-cache';

/** Query keys whose responses set cookies or count something, and are therefore never cached. */
const UNCACHED_KEYS = new Set(['trackGameView']);

const STALE_IF_ERROR_MS = 24 * 3_600_000;

interface CacheableCall {
  exact: string | null;
  pattern: RegExp;
  seconds: number;
}

const cacheSuccessFor =
  (seconds: number): CacheRule =>
  ({ status, headers }) => {
    if ('set-cookie' in headers || status >= 500) return null;
    const ms = seconds * 1000;
    return status === 200 ? { freshMs: ms, staleMs: ms, staleIfErrorMs: STALE_IF_ERROR_MS } : null;
  };

const toFreshResponse = async (response: Response): Promise<FreshResponse> => {
  const headers: Record<string, string> = { ...API_HEADERS };
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  headers.vary = 'Accept-Encoding';
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
};

/** Returns a handler that serves GETs of cacheable calls, and returns false for everything else. */
export const createApiCache = (
  calls: readonly Call[],
  fetchInProcess: (request: Request) => Promise<Response>,
  cache: ResponseCache,
) => {
  const cacheable: CacheableCall[] = calls
    .filter((call) => call.method === 'GET' && call.cacheSeconds && call.service === 'product')
    .map((call) => ({
      exact: call.path.includes('{') ? null : call.path,
      pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      seconds: call.cacheSeconds ?? 0,
    }));
  const exact = new Map(cacheable.filter((entry) => entry.exact).map((entry) => [entry.exact, entry]));
  const patterns = cacheable.filter((entry) => !entry.exact);

  return async (
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    query: string,
  ): Promise<boolean> => {
    const entry = exact.get(pathname) ?? patterns.find(({ pattern }) => pattern.test(pathname));
    if (!entry || query.length > 512) return false;
    if (query) for (const key of new URLSearchParams(query).keys()) if (UNCACHED_KEYS.has(key)) return false;
    const target = query ? `${pathname}?${query}` : pathname;
    const key = `api|${target}`;
    const fetchCall = async () =>
      toFreshResponse(await fetchInProcess(new Request(`http://in-process${target}`)));
    await sendStored(
      request,
      response,
      cache.peek(key) ?? (await cache.get(key, fetchCall, cacheSuccessFor(entry.seconds))),
    );
    return true;
  };
};

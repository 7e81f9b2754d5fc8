/** Responses that cost less to compute than to cache; sent immediately, without the app and the cache. */
import type { ServerResponse } from 'node:http';
import type { Call } from '@/lib/contract/call';
import { API_HEADERS } from './content-policy';
import { parseQuery } from './parse';

export interface QuickCall {
  call: Call;
  /** Returns the response for a parsed query; null when it is not available immediately. */
  answer(query: unknown): unknown;
}

/** Binds a call without parameters and body to a function that computes its response quickly. */
export const bindQuickCall = <Query>(
  call: Call & { query: { '~types'?: { output: Query } | undefined } | undefined },
  answer: (query: Query) => unknown,
): QuickCall => ({ call, answer: answer as QuickCall['answer'] });

const createQuickHeaders = ({ cacheSeconds }: Call): Record<string, string> => ({
  ...API_HEADERS,
  'content-type': 'application/json',
  'cache-control': cacheSeconds ? `public, max-age=${cacheSeconds}` : 'no-store',
});

/**
 * Returns a handler that serves GETs of these calls. It returns false for all other requests, and for invalid queries,
 * so that the app refuses them.
 */
export const createQuickResponses = (calls: readonly QuickCall[]) => {
  const byPath = new Map(
    calls.map(({ call, answer }) => [call.path, { call, answer, headers: createQuickHeaders(call) }]),
  );
  return (response: ServerResponse, pathname: string, query: string): boolean => {
    const known = byPath.get(pathname);
    if (!known) return false;
    const parsed = parseQuery(known.call, new URLSearchParams(query));
    const answer = parsed === null ? null : known.answer(parsed);
    if (answer === null) return false;
    const body = JSON.stringify(answer);
    // A string body is sent together with the headers; a buffer would need a second write.
    response.writeHead(200, { ...known.headers, 'content-length': Buffer.byteLength(body) }).end(body);
    return true;
  };
};

/** `/ingest`: forwards events that browsers send to PostHog. Forwards only to the one configured host. */
import { Hono } from 'hono';
import { ServiceError } from '@/lib/errors';
import type { Log } from '../platform/log';
import { acceptOrCreateRequestId } from '../platform/request-id';
import type { RequestContext } from './context';
import { API_HEADERS } from './content-policy';
import { errorResponse, createErrorResponse } from './errors';

/** The paths that posthog-js requests when flags, recordings and remote code are off. */
const INGEST_PATHS = new Set(['/i/v0/e/', '/e/']);
const QUERY_KEYS = ['compression', 'ver', '_', 'beacon', 'retry_count'];
const MAX_QUERY_VALUE = 64;
const MAX_BODY_BYTES = 1024 * 1024;
const MAX_RESPONSE_BYTES = 64 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_CONCURRENT_REQUESTS = 64;
const ALLOWED_TYPES = /^(?:application\/(?:json|x-www-form-urlencoded)|text\/plain)\b/;

interface IngestOptions {
  /** Null when not configured; the path then does not exist. */
  host: string | null;
  /** Throws for requests from pages of other sites. */
  guard: (context: Pick<RequestContext, 'request'>) => void;
  log: Log;
  timeoutMs?: number;
}

class BodyTooLargeError extends Error {}

/**
 * Reads a body up to a limit.
 * @throws BodyTooLargeError as soon as the body exceeds the limit
 */
const readLimited = async (
  body: ReadableStream<Uint8Array> | null,
  max: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  if (body)
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += part.byteLength;
      if (bytes > max) throw new BodyTooLargeError();
      parts.push(part);
    }
  return Buffer.concat(parts);
};

const forwardedQuery = (search: URLSearchParams): string => {
  const allowed = new URLSearchParams();
  for (const key of QUERY_KEYS) {
    const value = search.get(key);
    if (value !== null && value.length <= MAX_QUERY_VALUE) allowed.set(key, value);
  }
  const query = allowed.toString();
  return query && `?${query}`;
};

/** Creates the app for `/ingest`. It forwards none of the visitor's cookies, authorization headers and IP address. */
export const createIngest = ({ host, guard, log, timeoutMs = TIMEOUT_MS }: IngestOptions): Hono => {
  const app = new Hono().basePath('/ingest');
  let pendingRequests = 0;

  const forwardToAnalytics = async (
    request: Request,
    path: string,
    search: URLSearchParams,
  ): Promise<Response> => {
    const body = await readLimited(request.body, MAX_BODY_BYTES);
    const type = request.headers.get('content-type') ?? '';
    const answer = await fetch(`${host}${path}${forwardedQuery(search)}`, {
      method: 'POST',
      body,
      headers: { 'content-type': ALLOWED_TYPES.test(type) ? type : 'text/plain', accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readLimited(answer.body, MAX_RESPONSE_BYTES).catch(() => {
      throw new Error('The response is too large.');
    });
    return new Response([204, 304].includes(answer.status) ? null : text, {
      status: answer.status,
      headers: { ...API_HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' },
    });
  };

  app.all('*', async (c) => {
    const request = c.req.raw;
    const requestId = acceptOrCreateRequestId(request.headers.get('x-request-id'));
    const path = c.req.path.slice('/ingest'.length);
    if (!host || !INGEST_PATHS.has(path))
      return errorResponse('notFound', 'There is nothing at this path.', requestId);
    if (request.method !== 'POST')
      return errorResponse('methodNotAllowed', 'This path accepts only POST.', requestId, {
        headers: { allow: 'POST' },
      });
    // The browser has opted out of tracking, so the event is not forwarded.
    if (request.headers.get('sec-gpc') === '1' || request.headers.get('dnt') === '1')
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    if (pendingRequests >= MAX_CONCURRENT_REQUESTS)
      return errorResponse('unavailable', 'Too many requests at once. Please try again.', requestId, {
        headers: { 'retry-after': '5' },
      });
    pendingRequests += 1;
    try {
      guard({ request });
      return await forwardToAnalytics(request, path, new URL(request.url).searchParams);
    } catch (error) {
      if (error instanceof BodyTooLargeError)
        return errorResponse('payloadTooLarge', 'The body is too large.', requestId);
      if (error instanceof ServiceError) return createErrorResponse(error, requestId);
      log.warn('forwarding analytics failed', {
        requestId,
        reason: error instanceof Error ? error.name : 'unknown',
      });
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      return errorResponse(isSlow ? 'timeout' : 'network', 'The service did not respond.', requestId);
    } finally {
      pendingRequests -= 1;
    }
  });
  return app;
};

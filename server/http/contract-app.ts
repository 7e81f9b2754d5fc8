/**
 * Builds a Hono app from a part of the contract. Calls with a handler run; calls without one return 501; other
 * requests get an explicit error.
 */
import { Hono } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Call, CallReply, ParsedInput } from '@/lib/contract/call';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';
import { acceptOrCreateRequestId, runWithRequestId } from '../platform/request-id';
import { API_HEADERS } from './content-policy';
import { IP_ADDRESS_HEADER, type RequestContext, SECURE_HEADER } from './context';
import { errorResponse, isDatabaseUnavailable, createErrorResponse } from './errors';
import { ServiceError } from '@/lib/errors';
import { parseRequest } from './parse';

/** A call and its handler, with their types erased. */
export interface ServedCall {
  call: Call;
  answer(
    request: Request,
    params: Record<string, string>,
    search: URLSearchParams,
    context: RequestContext,
  ): Promise<unknown>;
}

/** Binds a call of the contract to its handler. */
export const bindCall = <C extends Call>(
  call: C,
  handle: (input: ParsedInput<C>, context: RequestContext) => Promise<CallReply<C>> | CallReply<C>,
): ServedCall => ({
  call,
  answer: async (request, params, search, context) =>
    handle(await parseRequest(call, request, params, search), context),
});

interface AppOptions {
  calls: readonly Call[];
  served: readonly ServedCall[];
  clock: Clock;
  log: Log;
  /** Throws when the request must not reach any handler, for example because of its origin or a method override. */
  guard?: (call: Call, context: RequestContext, params: Record<string, string>) => Promise<void> | void;
}

// A member's id is numeric, so `/user/login` never matches `/user/{id}`, whatever the method.
const toRoutePattern = (path: string): string =>
  path.replace('/user/{id}', '/user/:id{[0-9]+}').replaceAll(/\{([a-z]\w*)\}/gi, ':$1');
const MAX_PLANNED_BODY_BYTES = 64 * 1024;

const readRequestId = (request: Request): string =>
  acceptOrCreateRequestId(request.headers.get('x-request-id'));

/**
 * Adds a route for every call, which responds with 501 if the call has no handler. Other methods get 405 with `Allow`,
 * other paths 404.
 */
export const createContractApp = ({ calls, served, clock, log, guard }: AppOptions): Hono => {
  const app = new Hono();
  const byId = new Map(served.map((entry) => [entry.call.id, entry]));
  const methods = new Map<string, string[]>();

  for (const call of calls) {
    const pattern = toRoutePattern(call.path);
    methods.set(pattern, [...(methods.get(pattern) ?? []), call.method]);
    const entry = byId.get(call.id);
    app.on(call.method, pattern, async (c) => {
      const request = c.req.raw;
      const requestId = readRequestId(request);
      const cookies: string[] = [];
      if (!entry) {
        if (
          Number(request.headers.get('content-length') ?? 0) > (call.maxBodyBytes ?? MAX_PLANNED_BODY_BYTES)
        ) {
          return errorResponse('payloadTooLarge', 'The body is too large.', requestId);
        }
        return errorResponse('notImplemented', `${call.id} is not implemented.`, requestId);
      }
      const context: RequestContext = {
        requestId,
        request,
        ipAddress: request.headers.get(IP_ADDRESS_HEADER),
        clock,
        log,
        cookie: (name, prefix) => getCookie(c, name, prefix),
        setCookie: (name, value, options) => void cookies.push(generateCookie(name, value, options)),
        isSecure: request.headers.get(SECURE_HEADER) === '1',
      };
      try {
        const params = c.req.param() as Record<string, string>;
        const reply = await runWithRequestId(requestId, async () => {
          await guard?.(call, context, params);
          const search = new URL(request.url).searchParams;
          return entry.answer(request, params, search, context);
        });
        // Does not use Response.json, because a body created from a string is sent without a stream.
        const response = new Response(JSON.stringify(reply), {
          headers: {
            'content-type': 'application/json',
            ...API_HEADERS,
            'cache-control': call.cacheSeconds ? `public, max-age=${call.cacheSeconds}` : 'no-store',
          },
        });
        for (const header of cookies) response.headers.append('set-cookie', header);
        return response;
      } catch (error) {
        if (!(error instanceof ServiceError)) {
          const fields = { requestId, call: call.id, error };
          if (isDatabaseUnavailable(error)) log.warn('database unavailable', { requestId, call: call.id });
          else log.error('API call failed', fields);
        }
        const response = createErrorResponse(error, requestId);
        for (const header of cookies) response.headers.append('set-cookie', header);
        return response;
      }
    });
  }
  for (const [pattern, allowed] of methods) {
    app.all(pattern, (c) =>
      errorResponse(
        'methodNotAllowed',
        `This path accepts only ${allowed.join(', ')}.`,
        readRequestId(c.req.raw),
        {
          headers: { allow: allowed.join(', ') },
        },
      ),
    );
  }
  app.notFound((c) => errorResponse('notFound', 'There is nothing at this path.', readRequestId(c.req.raw)));
  app.onError((error, c) => {
    const requestId = readRequestId(c.req.raw);
    log.error('request failed', { requestId, error });
    return createErrorResponse(error, requestId);
  });
  return app;
};

/** The front server: passes each request to the first handler that accepts it (architecture.md). */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { formHelpPath } from '@/lib/form-path';
import { unsubscribePath } from '@/lib/unsubscribe-path';
import type { Log } from '../platform/log';
import { type Caller, identifyCaller, type ProxyTrust } from '../platform/proxy-trust';
import { acceptOrCreateRequestId } from '../platform/request-id';
import { IP_ADDRESS_HEADER, SECURE_HEADER } from './context';
import type { NextHandler } from './page-server';
import { isLocalCaller, isLocalPath } from './local-caller';
import { isDatabaseUnavailable } from './errors';
import { OPERATION_PATHS } from './operation-paths';
import { loggedPathOf } from './path-labels';
import { hasDotSegment } from './request-path';
import { setSecurityHeaders } from './security-headers';

type TryToHandleRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  query: string,
) => Promise<boolean>;

export interface FrontOptions {
  product: Hono;
  scores: Hono;
  scoresBase: string;
  ingest: Hono;
  /** Sends the response if it is available immediately, and returns true; otherwise returns false. */
  sendQuickResponse: (response: ServerResponse, pathname: string, query: string) => boolean;
  apiCache: TryToHandleRequest;
  pages: TryToHandleRequest;
  documents: TryToHandleRequest;
  statics: TryToHandleRequest;
  next: NextHandler;
  isReady: () => Promise<boolean>;
  /** Responds to requests for the old path of a moved search page, and rewrites requests for its new path. */
  movedSearch?: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Called for every request before it is handled. */
  onRequest?: (request: IncomingMessage, response: ServerResponse) => void;
  trustProxy: ProxyTrust;
  isDev: boolean;
  log: Log;
}

/**
 * Paths where GET shows a page and other methods call the product: a browser must be able to open the link in a mail,
 * and mail programs send a POST to it.
 */
const PAGES_AND_CALLS = new Set([unsubscribePath()]);
const PRODUCT_PREFIXES = ['/api/', '/sw/api/', '/user/', '/jwt/', '/flag/'];
const INGEST_PREFIX = '/ingest/';

const sendPlainText = (response: ServerResponse, status: number, text: string): void => {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(text);
};

// Node stores a request's headers twice, raw and parsed; both copies must agree.
const setHeader = (request: IncomingMessage, name: string, value: string | null): void => {
  const { rawHeaders, headers } = request;
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    if (rawHeaders[at]?.toLowerCase() === name) rawHeaders.splice(at, 2);
  }
  if (value === null) {
    Reflect.deleteProperty(headers, name);
    return;
  }
  rawHeaders.push(name, value);
  headers[name] = value;
};

const headerText = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header;

const readCaller = ({ headers, socket }: IncomingMessage, trustProxy: ProxyTrust): Caller =>
  identifyCaller(trustProxy, {
    remoteAddress: socket.remoteAddress,
    forwardedFor: headerText(headers['x-forwarded-for']),
    forwardedProto: headerText(headers['x-forwarded-proto']),
  });

/** Returns whether the request names one host. Proxies and handlers could read different ones of several. */
const hasOneHost = ({ rawHeaders, httpVersion }: IncomingMessage): boolean => {
  const hosts = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
};

/** Overwrites the request's claims about its client with the data of the connection and the trusted proxies. */
const setCallerHeaders = (request: IncomingMessage, { ipAddress, isSecure: isOverTls }: Caller): void => {
  setHeader(request, IP_ADDRESS_HEADER, ipAddress);
  setHeader(request, SECURE_HEADER, isOverTls ? '1' : null);
};

/** Returns whether the visitor's own connection uses TLS, according to the trusted proxies. */
export const isSecure = (request: IncomingMessage, trustProxy: ProxyTrust): boolean =>
  readCaller(request, trustProxy).isSecure;

export const createFrontListener = (options: FrontOptions): RequestListener => {
  const { scoresBase } = options;
  const productListener = getRequestListener(options.product.fetch);
  const ingestListener = getRequestListener(options.ingest.fetch);
  const scoresListener = getRequestListener(options.scores.fetch);

  const routeRequest = async (
    request: IncomingMessage,
    response: ServerResponse,
    caller: Caller,
  ): Promise<void> => {
    if (!hasOneHost(request))
      return sendPlainText(response, 400, 'A request must have exactly one Host header.');
    const url = request.url ?? '/';
    const queryStart = url.indexOf('?');
    const pathname = queryStart < 0 ? url : url.slice(0, queryStart);
    const query = queryStart < 0 ? '' : url.slice(queryStart + 1);
    if (hasDotSegment(pathname)) return sendPlainText(response, 404, 'There is nothing at this path.');
    const isReadMethod = request.method === 'GET' || request.method === 'HEAD';

    const isHealth = pathname === OPERATION_PATHS.health || pathname === OPERATION_PATHS.readiness;
    if (isHealth && !isReadMethod) {
      response.setHeader('allow', 'GET, HEAD');
      return sendPlainText(response, 405, 'This path accepts only GET.');
    }
    if (pathname === OPERATION_PATHS.health) return sendPlainText(response, 200, 'ok');
    if (pathname === OPERATION_PATHS.readiness) {
      const isReady = await options.isReady();
      return sendPlainText(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready');
    }
    if (isLocalPath(pathname) && !isLocalCaller(request))
      return sendPlainText(response, 403, 'Only a browser on the same computer can open this path.');
    const isProduct =
      PRODUCT_PREFIXES.some((prefix) => pathname.startsWith(prefix)) ||
      (!isReadMethod && PAGES_AND_CALLS.has(pathname));
    if (isProduct) {
      if (isReadMethod && options.sendQuickResponse(response, pathname, query)) return;
      if (isReadMethod && !options.isDev && (await options.apiCache(request, response, pathname, query)))
        return;
      setCallerHeaders(request, caller);
      await productListener(request, response);
      return;
    }
    if (pathname.startsWith(INGEST_PREFIX)) return void (await ingestListener(request, response));
    if (pathname === scoresBase || pathname.startsWith(`${scoresBase}/`)) {
      setCallerHeaders(request, caller);
      // Rewrites the URL in place, because the app expects paths relative to its base and creating a second Request
      // would cost more than the response.
      const scoresPath = url.slice(scoresBase.length);
      request.url = scoresPath.startsWith('/') ? scoresPath : `/${scoresPath}`;
      await scoresListener(request, response);
      return;
    }
    // A form was submitted without scripts. The body is ignored; the page explains that the form needs JavaScript.
    if (request.method === 'POST' && pathname === formHelpPath())
      return void response.writeHead(303, { location: pathname, 'cache-control': 'no-store' }).end();
    if (!isReadMethod) {
      response.setHeader('allow', 'GET, HEAD');
      return sendPlainText(response, 405, 'This path accepts only GET.');
    }
    if (await options.documents(request, response, pathname, query)) return;
    if (await options.statics(request, response, pathname, query)) return;
    const isNextAsset = pathname.startsWith('/_next/') && !pathname.startsWith('/_next/data/');
    if (!isNextAsset && !options.isDev && (await options.pages(request, response, pathname, query))) return;
    // In development, pages contain scripts that no policy allows.
    if (options.isDev) response.removeHeader('content-security-policy');
    await options.next(request, response);
  };

  return (request, response) => {
    const caller = readCaller(request, options.trustProxy);
    setSecurityHeaders(response, caller.isSecure);
    const isMoved = options.movedSearch?.(request, response) ?? false;
    options.onRequest?.(request, response);
    if (isMoved) return;
    routeRequest(request, response, caller).catch((error: unknown) => {
      const requestId = acceptOrCreateRequestId(request.headers['x-request-id']);
      const path = loggedPathOf(request.url);
      const isDatabaseDown = isDatabaseUnavailable(error);
      if (isDatabaseDown) options.log.warn('database unavailable', { requestId, path });
      else options.log.error('request failed', { requestId, path, error });
      if (response.headersSent) response.destroy();
      else if (isDatabaseDown) {
        response.setHeader('retry-after', '1');
        sendPlainText(response, 503, 'The service is restarting. Please try again.');
      } else sendPlainText(response, 500, 'Something went wrong on our side.');
    });
  };
};

/** Detects whether a request comes from this computer, for pages that only the operator of a demonstration may see. */
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../platform/loopback';

/** Headers that only proxies and delivery networks add. */
const FORWARDING_HEADERS = new Set(['forwarded', 'via', 'cdn-loop']);
const FORWARDING_HEADER_PREFIX =
  /^(?:x-forwarded|x-original-|x-envoy-|x-amzn?-|x-azure-|x-appengine-|x-goog-|x-varnish|cf-|fly-|fastly-)/;
const CLIENT_IP_ADDRESS =
  /(?:^|-)(?:(?:client|real|connecting|remote|source|user)-?(?:ip|addr)|(?:client|external)-address)$/;

/** Returns whether a proxy added the header. A request with one comes from another machine, even if the socket is local. */
const isForwardingHeader = (name: string): boolean =>
  FORWARDING_HEADERS.has(name) || FORWARDING_HEADER_PREFIX.test(name) || CLIENT_IP_ADDRESS.test(name);

/** Host names that always mean this computer. Anyone could let another name resolve to this computer. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/** Returns whether this computer sent the request, directly and with a local host name. */
export const isLocalCaller = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  !Object.keys(headers).some(isForwardingHeader);

/**
 * Pages and calls of a demonstration or a development server: everybody's mail, simulated payments, and events of
 * rebuilt games.
 */
const LOCAL_PATHS = ['/dev/', '/purchase/sandbox/', '/sw/api/sandbox/'];

/** Returns the decoded path, as the routers read it; unchanged if it cannot be decoded, because routers refuse such paths. */
const decodeIfPossible = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** Returns whether only this computer may request the path. Next's data for a page counts as the page. */
export const isLocalPath = (pathname: string): boolean => {
  const path = decodeIfPossible(pathname).replace(/^\/_next\/data\/[^/]{1,100}(?=\/)/, '');
  return LOCAL_PATHS.some((prefix) => `${path}/`.startsWith(prefix));
};

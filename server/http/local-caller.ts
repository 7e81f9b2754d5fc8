/** Detects whether a request comes from this computer, for pages that a demonstration shows to its operator only. */
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../platform/loopback';

/** Headers that a proxy adds: a request with one comes from another machine, whatever its socket says. */
const FORWARDING = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fly-client-ip',
];

/** A name that only this computer has; anyone could point another name here. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
/** Returns whether the request was sent by this computer, directly and under its own name. */
export const isLocalCaller = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  FORWARDING.every((name) => headers[name] === undefined);

/**
 * Pages and calls of a demonstration or a development server: everybody's mail, payments without money, events of rebuilt
 * games.
 */
const LOCAL_PATHS = ['/dev/', '/purchase/sandbox/', '/sw/api/sandbox/'];

/** The path as the routers read it; unchanged if it cannot be decoded, because they refuse it. */
const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** Returns whether only this computer may request the path. Next's data of a page counts as the page. */
export const isLocalPath = (pathname: string): boolean => {
  const path = decoded(pathname).replace(/^\/_next\/data\/[^/]{1,100}(?=\/)/, '');
  return LOCAL_PATHS.some((prefix) => `${path}/`.startsWith(prefix));
};

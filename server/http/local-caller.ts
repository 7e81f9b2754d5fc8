/** Tells whether a request comes from this computer, for the pages that a demonstration shows to its operator alone. */
import type { IncomingMessage } from 'node:http';
import { isLoopback } from '../platform/loopback';

/** Headers that a proxy adds: a request that has one comes from somewhere else, whatever its socket says. */
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

/** A name that only this computer has; any other may be somebody's who points it here. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
/** Returns whether the request was sent by this computer, directly and under its own name. */
export const isLocalCaller = ({ headers, socket }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  FORWARDING.every((name) => headers[name] === undefined);

/** Pages and calls of a demonstration or a development server: mail to anybody, payments without money, events of rebuilt games. */
const LOCAL_PATHS = ['/dev/', '/purchase/sandbox/', '/sw/api/sandbox/'];

/** The path as the routers read it; as it is where it cannot be decoded, which they refuse. */
const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** Returns whether only this computer may ask for the path. Next's data of a page counts as the page. */
export const isLocalPath = (pathname: string): boolean => {
  const path = decoded(pathname).replace(/^\/_next\/data\/[^/]{1,100}(?=\/)/, '');
  return LOCAL_PATHS.some((prefix) => `${path}/`.startsWith(prefix));
};

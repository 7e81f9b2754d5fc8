/** The data about a request that a handler may use, independent of the transport. */
import type { CookieOptions } from 'hono/utils/cookie';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';

export interface RequestContext {
  requestId: string;
  request: Request;
  /** The caller's IP address as the front server saw it; null in process. */
  ipAddress: string | null;
  clock: Clock;
  log: Log;
  /** @param prefix reads the cookie of the name with the prefix `__Host-` */
  cookie(name: string, prefix?: 'host'): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** True when cookies must have `Secure`. */
  isSecure: boolean;
}

/** The header with which the front server passes on the caller's IP address; stripped from outside requests. */
export const IP_ADDRESS_HEADER = 'x-starwick-address';
export const SECURE_HEADER = 'x-starwick-secure';

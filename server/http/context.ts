/** The request data that a handler may use, independent of the transport. */
import type { CookieOptions } from 'hono/utils/cookie';
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';

export interface RequestContext {
  requestId: string;
  request: Request;
  /** The client's IP address as determined by the front server; null for calls within the process. */
  ipAddress: string | null;
  clock: Clock;
  log: Log;
  /** @param prefix 'host' to read the cookie whose name has the prefix `__Host-` */
  cookie(name: string, prefix?: 'host'): string | undefined;
  setCookie(name: string, value: string, options: CookieOptions): void;
  /** Whether cookies must have the `Secure` attribute. */
  isSecure: boolean;
}

/** The header in which the front server passes on the client's IP address. It is removed from incoming requests. */
export const IP_ADDRESS_HEADER = 'x-starwick-address';
export const SECURE_HEADER = 'x-starwick-secure';

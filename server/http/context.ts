/** What a handler may know of its request, whatever carried it. */
import type { Clock } from '../platform/clock';
import type { Log } from '../platform/log';

export interface RequestContext {
  requestId: string;
  request: Request;
  /** The caller's address as the front server saw it; null in process. */
  address: string | null;
  clock: Clock;
  log: Log;
  cookie(name: string): string | undefined;
  setCookie(header: string): void;
  /** True where cookies must carry `Secure`. */
  isSecure: boolean;
}

/** The header by which the front server hands over the caller's address; stripped from outside requests. */
export const ADDRESS_HEADER = 'x-starwick-address';
export const SECURE_HEADER = 'x-starwick-secure';

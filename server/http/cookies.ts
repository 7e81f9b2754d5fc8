/** Our own cookies: random secrets that scripts cannot read, with the strictest prefix that the connection allows. */
import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from './context';

/** A secret of 128 bits in 22 characters, for cookies and links. */
export const createSecret = (): string => randomBytes(16).toString('base64url');

/** The hash that is stored of a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns the secret that a request carries under a name, or null without a well-formed one. */
export const readSecret = (context: RequestContext, name: string): string | null => {
  const value = context.cookie(name, context.isSecure ? 'host' : undefined);
  return value && /^[\w-]{22}$/.test(value) ? value : null;
};

/** Sends a secret for a number of seconds, or until the browser closes; 0 deletes the cookie. */
export const writeSecret = (
  context: RequestContext,
  name: string,
  secret: string,
  maxAgeSeconds: number | null,
): void => {
  context.setCookie(name, secret, {
    httpOnly: true,
    sameSite: 'Lax',
    ...(context.isSecure && { prefix: 'host' as const }),
    ...(maxAgeSeconds !== null && { maxAge: Math.round(maxAgeSeconds) }),
  });
};

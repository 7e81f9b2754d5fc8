/**
 * The site's own cookies: random secrets that scripts cannot read. Each has the strictest name prefix for its
 * connection.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from './context';

/** Creates a secret of 128 bits, in 22 characters, for cookies and links. */
export const createSecret = (): string => randomBytes(16).toString('base64url');

/** Returns the hash under which a secret is stored. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Returns the secret in the request's cookie with this name, or null if it is missing or malformed. */
export const readSecretCookie = (context: RequestContext, name: string): string | null => {
  const value = context.cookie(name, context.isSecure ? 'host' : undefined);
  return value && /^[\w-]{22}$/.test(value) ? value : null;
};

/** Sets the cookie for a number of seconds, or until the browser closes; 0 deletes the cookie. */
export const writeSecretCookie = (
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

/** Our own cookies: random secrets that scripts never see, with the strictest prefix the connection allows. */
import { createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from './context';

const nameFor = (name: string, isSecure: boolean): string => `${isSecure ? '__Host-' : ''}${name}`;

/** A secret of 128 bits in 22 characters, for cookies and links. */
export const createSecret = (): string => randomBytes(16).toString('base64url');

/** What is stored of a secret. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** The secret that a request carries under a name, or null where it carries none of our shape. */
export const readSecret = (context: RequestContext, name: string): string | null => {
  const value = context.cookie(nameFor(name, context.isSecure));
  return value && /^[\w-]{22}$/.test(value) ? value : null;
};

/** Sends a secret to be kept for a number of seconds, or until the browser closes; 0 takes it back. */
export const writeSecret = (
  context: RequestContext,
  name: string,
  secret: string,
  maxAgeSeconds: number | null,
): void => {
  const secure = context.isSecure ? '; Secure' : '';
  const age = maxAgeSeconds === null ? '' : `; Max-Age=${Math.round(maxAgeSeconds)}`;
  context.setCookie(
    `${nameFor(name, context.isSecure)}=${secret}; Path=/${age}; HttpOnly; SameSite=Lax${secure}`,
  );
};

/** Sets the security headers of every response at the front; other parts of the site may replace a header. */
import type { ServerResponse } from 'node:http';
import { DEFAULT_POLICY } from './content-policy';

/** The headers of every response, whatever the scheme. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': DEFAULT_POLICY,
};
const ONE_YEAR = 'max-age=31536000';

/**
 * Sets the headers.
 * @param isSecure whether the visitor's own connection uses TLS; browsers ignore HSTS on other connections
 */
export const setSecurityHeaders = (response: ServerResponse, isSecure: boolean): void => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  if (isSecure) response.setHeader('strict-transport-security', ONE_YEAR);
};

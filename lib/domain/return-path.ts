/** Where a sign-in leads back to: a path of this site and nothing else (docs/specification/choices.md "Routes"). */

const MAX_LENGTH = 512;
const SITE = 'http://site.invalid';
// Browsers drop tabs and line breaks from addresses and take a backslash for a slash.
const UNSAFE = /[\u0000-\u0020\u007f-\u009f\\]/;

/**
 * The path, query and fragment of an address of this site.
 * @param value anything that came from outside
 * @returns null for another host's address, or what is no address
 */
export const returnPathOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || UNSAFE.test(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  try {
    const url = new URL(value, SITE);
    // `/.//host` becomes `//host` once its dots are gone.
    if (url.origin !== SITE || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
};

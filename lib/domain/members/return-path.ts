/** Parses the path to return to after a sign-in. Accepts only paths of this site. */

const MAX_LENGTH = 512;
const SITE_ORIGIN = 'http://site.invalid';
// Browsers drop tabs and line breaks from URLs and treat a backslash as a slash.
const UNSAFE_CHARACTERS = /[\u0000-\u0020\u007f-\u009f\\]/;

/**
 * Returns the path, query and fragment of a URL of this site.
 * @param value an untrusted value
 * @returns null for a URL of another host or an invalid URL
 */
export const parseReturnPath = (value: unknown): string | null => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH || UNSAFE_CHARACTERS.test(value)) return null;
  if (!value.startsWith('/') || value.startsWith('//')) return null;
  try {
    const url = new URL(value, SITE_ORIGIN);
    // Removing the dots turns `/.//host` into `//host`.
    if (url.origin !== SITE_ORIGIN || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
};

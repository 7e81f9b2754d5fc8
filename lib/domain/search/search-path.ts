/**
 * Converts the path of the search page (SEARCH_URL). Links and routes within the site use `/search`; public URLs use
 * the configured path.
 */

export const SEARCH_PATH = '/search';

/** Returns the part of a path or URL after a base, or null when it is not below the base. */
const pathBelow = (path: string, base: string): string | null => {
  if (!path.startsWith(base)) return null;
  const rest = path.slice(base.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : null;
};

/** Returns the public URL for a `/search` path with its query; other paths are unchanged. */
export const toSearchUrl = (path: string, searchUrl: string): string => {
  const rest = pathBelow(path, SEARCH_PATH);
  return rest === null ? path : `${searchUrl}${rest}`;
};

/** Returns the `/search` path for a public URL of the search page, or null for other URLs. */
export const fromSearchUrl = (url: string, searchUrl: string): string | null => {
  const rest = pathBelow(url, searchUrl);
  return rest === null ? null : `${SEARCH_PATH}${rest}`;
};

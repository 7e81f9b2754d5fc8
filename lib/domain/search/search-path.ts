/** The path of the search (SEARCH_URL): links and routes of the site use `/search`, and public URLs the configured path. */

export const SEARCH_PATH = '/search';

/** Returns the rest of a path or URL below a base, or null when it is not below the base. */
const below = (path: string, base: string): string | null => {
  if (!path.startsWith(base)) return null;
  const rest = path.slice(base.length);
  return rest === '' || /^[/?#]/.test(rest) ? rest : null;
};

/** Returns the public URL of a `/search` path with its query; other paths are unchanged. */
export const toSearchUrl = (path: string, searchUrl: string): string => {
  const rest = below(path, SEARCH_PATH);
  return rest === null ? path : `${searchUrl}${rest}`;
};

/** Returns the `/search` path of a public URL of the search, or null for any other URL. */
export const fromSearchUrl = (url: string, searchUrl: string): string | null => {
  const rest = below(url, searchUrl);
  return rest === null ? null : `${SEARCH_PATH}${rest}`;
};

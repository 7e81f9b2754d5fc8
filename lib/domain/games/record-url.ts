/** Checks URLs from a game's record: whether a page may link to them or call them. */

const ORIGIN = 'http://site.invalid';

/**
 * Accepts a path of this site: one leading slash, no backslash, and nothing that a URL parser would drop or resolve to
 * another host.
 * @returns the unchanged path, or null
 */
export const parseSitePath = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || /\/\/|[\\{}\s\u0000-\u001f]/.test(value))
    return null;
  return URL.canParse(value, ORIGIN) && new URL(value, ORIGIN).origin === ORIGIN ? value : null;
};

/** Accepts a path of this site or an http(s) URL; returns null for anything else. */
export const parseRecordLink = (value: string | null): string | null => {
  if (value && /^https?:\/\//i.test(value) && URL.canParse(value)) return value;
  return parseSitePath(value);
};

/** Returns the path of an API call from a record (spec §7: `GET {token}`); null for pages and for URLs of other sites. */
export const parseCallPath = (value: string | null): string | null => {
  const path = parseSitePath(value);
  return path && /^\/(sw\/)?api\//.test(path) ? path : null;
};

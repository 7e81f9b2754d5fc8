/** Addresses out of a game's record: which of them a page may link to or call. */

const ORIGIN = 'http://site.invalid';

/**
 * A path of this site: one slash first, no second one, no backslash, nothing that a parser would drop or resolve elsewhere.
 * @returns the path as it was given, or null
 */
export const sitePathOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || !value.startsWith('/') || /\/\/|[\\{}\s\u0000-\u001f]/.test(value))
    return null;
  return URL.canParse(value, ORIGIN) && new URL(value, ORIGIN).origin === ORIGIN ? value : null;
};

/** A path of this site or an http(s) address; null for anything else. */
export const linkOf = (value: string | null): string | null => {
  if (value && /^https?:\/\//i.test(value) && URL.canParse(value)) return value;
  return sitePathOf(value);
};

/** Spec §7, `GET {token}`: the path of a call that a record names; null for addresses that are pages or not of this site. */
export const callPathOf = (value: string | null): string | null => {
  const path = sitePathOf(value);
  return path && /^\/(sw\/)?api\//.test(path) ? path : null;
};

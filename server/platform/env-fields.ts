/** Schemas for environment values: blank values count as absent, and every error states which values are accepted. */
import * as v from 'valibot';
import { parseProxyTrust } from './proxy-trust';

export const blankIsAbsent = <S extends v.GenericSchema<string, unknown>>(schema: S) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    schema,
  ]);
export const optionalKeyField = v.optional(blankIsAbsent(v.pipe(v.string(), v.trim())));
export const textFieldWithDefault = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.trim() || fallback),
  );
/** Removes trailing slashes. */
const withoutSlashes = (value: string): string => {
  let end = value.length;
  while (value[end - 1] === '/') end -= 1;
  return value.slice(0, end);
};

export const httpUrlField = v.pipe(
  v.string(),
  v.check((value) => {
    try {
      return /^https?:$/.test(new URL(value).protocol);
    } catch {
      return false;
    }
  }, 'must be a URL that begins with http:// or https://'),
  v.transform(withoutSlashes),
);
export const keyFieldLike = (pattern: RegExp, message: string) =>
  v.optional(blankIsAbsent(v.pipe(v.string(), v.trim(), v.regex(pattern, message))));
// First path segments of the site's other pages, which a moved page must not use.
const RESERVED_PATHS =
  /^\/(?:online|download|site-search|gamelanding|gameplayer|account|purchase|profile|you|admin|about|help|welcome-to[^/]*|api|sw|user|jwt|flag|ingest|scores|play|sdk|scripts|ads|art|fonts|sitemaps|share|dev|metrics|healthz|readyz|404|500|broken)(?:\/|$)/;

/** Returns a schema for the configurable path of a page. */
export const pagePathField = (usual: string) =>
  v.pipe(
    textFieldWithDefault(usual),
    v.check(
      (path) =>
        path === usual ||
        (/^(?:\/[\w-]+)+$/.test(path) &&
          !RESERVED_PATHS.test(`${path}/`) &&
          !path.startsWith(`${usual}/`) &&
          !path.startsWith('/_')),
      `must be a path that no other page has, such as ${usual} or /find`,
    ),
  );
export const listField = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
export const proxyTrustField = v.pipe(
  v.optional(v.string(), ''),
  v.transform(parseProxyTrust),
  v.custom<NonNullable<ReturnType<typeof parseProxyTrust>>>(
    (trust) => trust !== null,
    'must be 0, a number of proxies up to 16, or a comma-separated list of networks such as 10.0.0.0/8,2001:db8::/32',
  ),
);

const PAGE_NAME = /^(?:[\w\-./*]|\[{1,2}(?:\.{3})?\w+\]{1,2})+$/;

/** Page names, given as paths, patterns or route names. */
export const pageNamesField = v.pipe(
  listField,
  v.check(
    (names) => names.every((name) => PAGE_NAME.test(name)),
    'must be a comma-separated list of paths, patterns or page names such as /about,/online/*,/gamelanding/[slug]',
  ),
);

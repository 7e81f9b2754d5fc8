/** Kinds of values in the environment: what is blank is absent, and every refusal says what would do. */
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
export const key = v.optional(blankIsAbsent(v.pipe(v.string(), v.trim())));
export const textOr = (fallback: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((value) => value.trim() || fallback),
  );
/** Without the slashes at its end. */
const withoutSlashes = (value: string): string => {
  let end = value.length;
  while (value[end - 1] === '/') end -= 1;
  return value.slice(0, end);
};

export const httpUrl = v.pipe(
  v.string(),
  v.check((value) => {
    try {
      return /^https?:$/.test(new URL(value).protocol);
    } catch {
      return false;
    }
  }, 'must be an address that begins with http:// or https://'),
  v.transform(withoutSlashes),
);
export const keyLike = (pattern: RegExp, message: string) =>
  v.optional(blankIsAbsent(v.pipe(v.string(), v.trim(), v.regex(pattern, message))));
export const list = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
export const proxyTrust = v.pipe(
  v.optional(v.string(), ''),
  v.transform(parseProxyTrust),
  v.custom<NonNullable<ReturnType<typeof parseProxyTrust>>>(
    (trust) => trust !== null,
    'must be 0, a number of proxies up to 16, or a comma list of networks such as 10.0.0.0/8,2001:db8::/32',
  ),
);

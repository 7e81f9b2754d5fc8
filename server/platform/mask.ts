/** Takes out of a text what could be about a person: addresses, tokens, what follows a question mark. */

const QUERY = /(\/[^\s"'<>()?#/]{0,300})[?#][^\s"'<>()]*?((?::\d+){0,2})(?=$|[\s"'<>()])/g;
const MAIL =
  /[^\s"'<>()[\]{},:;=/?&@%]{1,64}(?:@|%40)[^\s"'<>()[\]{},:;=/?&@.%]{1,63}(?:\.[^\s"'<>()[\]{},:;=/?&@.%]{1,63}){1,8}/gi;
const USER_INFO = /(:\/\/)[^\s/@]+@/g;
const SIGNED_TOKEN = /\beyJ[\w-]{1,4000}(?:\.[\w-]*){1,4}/g;
const BEARER = /\b(bearer\s+)\S+/gi;
const IP_V4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
// Two groups and a double colon, or all eight: a time of day has three groups of two digits.
const IP_V6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)+(?::[\da-f]{1,4})+)(?![\w:])/gi;
const LONG_TOKEN = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{20,}/gi;

/** Without mail addresses, credentials and queries; names of files and hosts stay. */
export const maskPersonal = (text: string): string =>
  text
    .replaceAll(SIGNED_TOKEN, '[token]')
    .replaceAll(BEARER, '$1[token]')
    .replaceAll(USER_INFO, '$1')
    .replaceAll(QUERY, '$1$2')
    .replaceAll(MAIL, '[mail]');

/** Without anything that could be a secret or an address of a machine either. */
export const maskText = (text: string): string =>
  maskPersonal(text).replaceAll(IP_V4, '[ip]').replaceAll(IP_V6, '[ip]').replaceAll(LONG_TOKEN, '[token]');

const FRAME = /:\d+:\d+\)?$/;

/** A stack whose frames keep the names of their scripts, hashes included. */
export const maskStack = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => (FRAME.test(line.trimEnd()) ? maskPersonal(line) : maskText(line)))
    .join('\n');

const SECRET_NAME = /pass|token|mail|secret|auth|cookie|address|name|phone|birth/i;
const MOST_ENTRIES = 40;
const DEEPEST = 4;

/** A value of unknown shape, masked throughout and bounded; what its name calls personal is not kept. */
export const maskValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return maskText(value).slice(0, 1000);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((each) => maskValue(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_ENTRIES)
      .map(([name, part]) => [
        maskText(name).slice(0, 100),
        SECRET_NAME.test(name) ? '[hidden]' : maskValue(part, depth + 1),
      ]),
  );
};

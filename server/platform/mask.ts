/** Removes personal data from a text: addresses, tokens, and everything after a question mark. */

// Each pattern takes linear time: a function decides what needs a lookaround, on a part of bounded length.
const QUERY = /(\/[^\s"'<>()?#/]{0,300})[?#]([^\s"'<>()]*)/g;
const PLACE = /(?::\d{1,9}){1,2}$/;
const MAIL =
  /[^\s"'<>()[\]{},:;=/?&@%]{1,64}(?:@|%40)[^\s"'<>()[\]{},:;=/?&@.%]{1,63}(?:\.[^\s"'<>()[\]{},:;=/?&@.%]{1,63}){1,8}/gi;
const USER_INFO = /(:\/\/)[^\s/@:]*(?::[^\s/@]*)?@/g;
const DOTTED = /[\w.-]+/g;
const TOKEN_HEAD = /(?<!\w)eyJ/;
const BEARER = /\b(bearer\s{1,8})\S+/gi;
const IP_V4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
// Two groups and a double colon, or all eight: a time of day has three groups of two digits.
const IP_V6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}(?::[\da-f]{1,4}){1,7})(?![\w:])/gi;
const WORD = /[\w-]{20,}/g;

/** Masks a signed token (JWT) in a run of letters, digits, dots and dashes. */
const maskSigned = (run: string): string => {
  const at = run.search(TOKEN_HEAD);
  return at >= 0 && run.includes('.', at) ? `${run.slice(0, at)}[token]` : run;
};

/** Masks a long run of letters and digits: a session's token, a hash. */
const maskWord = (word: string): string => (/\d/.test(word) && /[a-z]/i.test(word) ? '[token]' : word);

/** Without a query or fragment; the line and column at the end stay. */
const withoutQuery = (_all: string, path: string, query: string): string =>
  path + (PLACE.exec(query.slice(-20))?.[0] ?? '');

/** Without email addresses, credentials and queries; names of files and hosts stay. */
export const maskPersonal = (text: string): string => {
  const masked = text
    .replaceAll(DOTTED, maskSigned)
    .replaceAll(BEARER, '$1[token]')
    .replaceAll(USER_INFO, '$1')
    .replaceAll(QUERY, withoutQuery);
  return /@|%40/.test(masked) ? masked.replaceAll(MAIL, '[mail]') : masked;
};

/** Also without anything that could be a secret or an IP address. */
export const maskText = (text: string): string =>
  maskPersonal(text).replaceAll(IP_V4, '[ip]').replaceAll(IP_V6, '[ip]').replaceAll(WORD, maskWord);

const FRAME = /:\d+:\d+\)?$/;

/** A stack whose frames keep the names of their scripts, hashes included. */
export const maskStack = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => (FRAME.test(line.trimEnd()) ? maskPersonal(line) : maskText(line)))
    .join('\n');

const SECRET_NAME = /pass|token|mail|secret|auth|cookie|address|name|phone|birth/i;
const MAX_ENTRIES = 40;
const DEEPEST = 4;
/** The characters of a text within a value that are retained. */
const MAX_TEXT = 1000;
/** The characters of a name that are retained. */
const MAX_NAME = 100;

/** A longer word at the cut is no email address or name, so no more than this is removed. */
const LONGEST_WORD = 256;

/**
 * Returns the head of a text, cut before it is masked. The word at the cut is removed, because its half could not be
 * recognized.
 */
const headOf = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const end = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'), most - LONGEST_WORD, 0);
  return head.slice(0, end);
};

/** Returns a value of unknown shape, masked throughout and bounded. Drops values whose name calls them personal. */
export const maskValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return maskText(headOf(value, MAX_TEXT)).slice(0, MAX_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((each) => maskValue(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, part]) => [
        maskText(headOf(name, MAX_NAME)).slice(0, MAX_NAME),
        SECRET_NAME.test(name) ? '[hidden]' : maskValue(part, depth + 1),
      ]),
  );
};

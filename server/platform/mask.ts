/** Removes personal data from text: email and IP addresses, tokens, and everything after a question mark. */

// Every pattern takes linear time. A check that would need a lookaround is a function on a part of limited length.
const QUERY = /(\/[^\s"'<>()?#/]{0,300})[?#]([^\s"'<>()]*)/g;
const LINE_AND_COLUMN = /(?::\d{1,9}){1,2}$/;
const MAIL =
  /[^\s"'<>()[\]{},:;=/?&@%]{1,64}(?:@|%40)[^\s"'<>()[\]{},:;=/?&@.%]{1,63}(?:\.[^\s"'<>()[\]{},:;=/?&@.%]{1,63}){1,8}/gi;
const USER_INFO = /(:\/\/)[^\s/@:]*(?::[^\s/@]*)?@/g;
const DOTTED = /[\w.-]+/g;
const TOKEN_HEAD = /(?<!\w)eyJ/;
const BEARER = /\b(bearer\s{1,8})\S+/gi;
const IP_V4 = /\b\d{1,3}(?:\.\d{1,3}){3}\b/g;
// Matches two groups and a double colon, or all eight groups, because a time of day also looks like groups of digits.
const IP_V6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}(?::[\da-f]{1,4}){1,7})(?![\w:])/gi;
const WORD = /[\w-]{20,}/g;

/** Masks a signed token (JWT) within a run of letters, digits, dots and dashes. */
const maskSignedToken = (run: string): string => {
  const at = run.search(TOKEN_HEAD);
  return at >= 0 && run.includes('.', at) ? `${run.slice(0, at)}[token]` : run;
};

/** Masks a long run of letters and digits, such as a session token or a hash. */
const maskWord = (word: string): string => (/\d/.test(word) && /[a-z]/i.test(word) ? '[token]' : word);

/** Removes the query and fragment of a path; a line and column number at the end remain. */
const removeQuery = (_all: string, path: string, query: string): string =>
  path + (LINE_AND_COLUMN.exec(query.slice(-20))?.[0] ?? '');

/** Removes email addresses, credentials and queries; names of files and hosts remain. */
export const maskPersonal = (text: string): string => {
  const masked = text
    .replaceAll(DOTTED, maskSignedToken)
    .replaceAll(BEARER, '$1[token]')
    .replaceAll(USER_INFO, '$1')
    .replaceAll(QUERY, removeQuery);
  return /@|%40/.test(masked) ? masked.replaceAll(MAIL, '[mail]') : masked;
};

/** Additionally removes everything that could be a secret or an IP address. */
export const maskText = (text: string): string =>
  maskPersonal(text).replaceAll(IP_V4, '[ip]').replaceAll(IP_V6, '[ip]').replaceAll(WORD, maskWord);

const FRAME = /:\d+:\d+\)?$/;

/** Masks a stack; its frames retain the names of their scripts, including hashes. */
export const maskStack = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => (FRAME.test(line.trimEnd()) ? maskPersonal(line) : maskText(line)))
    .join('\n');

const SECRET_NAME = /pass|token|mail|secret|auth|cookie|address|name|phone|birth/i;
const MAX_ENTRIES = 40;
const MAX_DEPTH = 4;
/** The maximum length of a text within a value. */
const MAX_TEXT = 1000;
/** The maximum length of a property name. */
const MAX_NAME = 100;

/** The maximum number of characters to remove at the end of a truncated text. Email addresses and names are shorter. */
const MAX_WORD_LENGTH = 256;

/**
 * Truncates a text before it is masked. Removes the incomplete last word, because half an email address or token would
 * not be recognized.
 */
const truncateText = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  const end = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n'), max - MAX_WORD_LENGTH, 0);
  return head.slice(0, end);
};

/** Masks a value of unknown shape and limits its size. Drops properties whose names suggest personal data. */
export const maskValue = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return maskText(truncateText(value, MAX_TEXT)).slice(0, MAX_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, MAX_ENTRIES).map((each) => maskValue(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_ENTRIES)
      .map(([name, part]) => [
        maskText(truncateText(name, MAX_NAME)).slice(0, MAX_NAME),
        SECRET_NAME.test(name) ? '[hidden]' : maskValue(part, depth + 1),
      ]),
  );
};

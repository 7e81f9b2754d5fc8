/** Describes in plain English what is wrong with a request, when the contract has no message of its own. */
import type * as v from 'valibot';

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
  null: 'empty',
};
const UNKNOWN = 'Is not valid.';

/**
 * Converts an expected type as Valibot writes it, such as `(number | "a" | "b")`, to English: "a number, a or b".
 * Returns null if the type contains terms that callers do not know.
 */
const describeExpectedValue = (expected: string): string | null => {
  const words = expected
    .replaceAll(/[()]/g, '')
    .split('|')
    .map((part) => part.trim())
    .map((part) => TYPE_NAMES[part] ?? (/^(?:"[\w-]*"|\d+)$/.test(part) ? part.replaceAll('"', '') : null));
  const known = [...new Set(words)].filter((word) => word !== null);
  if (known.length === 0 || words.includes(null)) return null;
  return known.length === 1 ? known.join('') : `${known.slice(0, -1).join(', ')} or ${known.at(-1) ?? ''}`;
};

const describeLength = ({ input }: v.BaseIssue<unknown>, bound: string, count: string): string =>
  Array.isArray(input)
    ? `Must have ${bound} ${count} entries.`
    : `Must be ${bound} ${count} characters long.`;

/**
 * Returns the message for an issue that has none (`message` in Valibot's configuration). States limits and allowed
 * values, but not how they are checked.
 */
export const describeIssue = (issue: v.BaseIssue<unknown>): string => {
  const bound = String(issue.requirement);
  switch (issue.type) {
    case 'min_value':
      return `Must be at least ${bound}.`;
    case 'max_value':
      return `Must be at most ${bound}.`;
    case 'min_length':
      return describeLength(issue, 'at least', bound);
    case 'max_length':
      return describeLength(issue, 'at most', bound);
    case 'integer':
    case 'safe_integer':
      return 'Must be a whole number.';
    case 'regex':
      return 'Has the wrong format.';
    case 'iso_timestamp':
      return 'Must be a date and time (ISO 8601).';
    default: {
      const words = issue.kind === 'schema' && issue.expected && describeExpectedValue(issue.expected);
      return words ? `Must be ${words}.` : UNKNOWN;
    }
  }
};

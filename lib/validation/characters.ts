/** Validation rules about individual characters (spec §5: allowed, invalid, unicode). */
import { FIELD_MESSAGES } from '../form-messages';
import { RULE_MESSAGES } from '../messages/rule';
import type { FieldSchema } from './schema';

const HIGHEST_LATIN_1 = 255;
type CodePointRange = readonly [first: number, last: number];

/** Parses a text such as `a-z_-` into ranges of code points; a hyphen between two characters makes a range. */
const parseRanges = (list: string): CodePointRange[] => {
  const points = [...list].map((each) => each.codePointAt(0) as number);
  const ranges: CodePointRange[] = [];
  for (let at = 0; at < points.length; at += 1) {
    const first = points[at] as number;
    const last = points[at + 2];
    const isRange = points[at + 1] === 0x2d && last !== undefined && last >= first;
    ranges.push([first, isRange ? last : first]);
    if (isRange) at += 2;
  }
  return ranges;
};

const isInRanges = (ranges: readonly CodePointRange[], character: string): boolean => {
  const point = character.codePointAt(0) as number;
  return ranges.some(([first, last]) => point >= first && point <= last);
};

const listOffenders = (text: string, isBad: (character: string) => boolean): string[] => [
  ...new Set([...text].filter(isBad)),
];

/** Returns whether a text contains a character above code 255. */
export const hasUnicode = (text: string): boolean =>
  [...text].some((each) => (each.codePointAt(0) as number) > HIGHEST_LATIN_1);

/** Returns the character rule that a text violates, or null. */
export const characterErrorOf = (
  { allowedCharacters, invalidCharacters, restrictUnicode }: FieldSchema,
  text: string,
): string | null => {
  const allowed = allowedCharacters === undefined ? null : parseRanges(allowedCharacters);
  const invalid = invalidCharacters === undefined ? null : parseRanges(invalidCharacters);
  if (allowed) {
    const offenders = listOffenders(text, (each) => !isInRanges(allowed, each));
    if (offenders.length > 0) return FIELD_MESSAGES.invalidCharacters(offenders);
  }
  if (invalid) {
    const offenders = listOffenders(text, (each) => isInRanges(invalid, each));
    if (offenders.length > 0) return FIELD_MESSAGES.invalidCharacters(offenders);
  }
  return restrictUnicode && hasUnicode(text) ? RULE_MESSAGES.unicodeNotAllowed : null;
};

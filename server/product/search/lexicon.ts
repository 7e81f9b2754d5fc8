/**
 * A sorted list of words that finds prefixes by binary search, and similar spellings by their letters before it compares any.
 */

/** Near: so many edits away, or with two near letters in each other's place (one edit). */
export interface Near {
  id: number;
  edits: number;
}

export interface Lexicon {
  words: readonly string[];
  idOf(word: string): number | undefined;
  /** The ids of the words with this prefix: from the first, up to but excluding the second. */
  beginningWith(start: string): readonly [number, number];
  /** The words that are one or two edits away, without the word itself. */
  near(word: string, most: 1 | 2): Near[];
}

const BITS = 31;

/** One bit for each letter: an edit removes at most one and adds at most one. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & BITS);
  return letters;
};

const withoutLowest = (bits: number): number => bits & (bits - 1);
const hasAtMost = (bits: number, most: 1 | 2): boolean =>
  (most === 1 ? withoutLowest(bits) : withoutLowest(withoutLowest(bits))) === 0;

const isWithin = (left: string, right: string, edits: number, leftFrom = 0, rightFrom = 0): boolean => {
  let at = leftFrom;
  let beside = rightFrom;
  while (at < left.length && beside < right.length && left.charCodeAt(at) === right.charCodeAt(beside)) {
    at += 1;
    beside += 1;
  }
  const leftRest = left.length - at;
  const rightRest = right.length - beside;
  if (leftRest === 0 || rightRest === 0) return leftRest + rightRest <= edits;
  if (edits === 0) return false;
  return (
    isWithin(left, right, edits - 1, at + 1, beside + 1) ||
    isWithin(left, right, edits - 1, at + 1, beside) ||
    isWithin(left, right, edits - 1, at, beside + 1)
  );
};

/** How far apart letters are that people put in each other's place: neighbours, and vowels around a consonant. */
export const SWAPS = [1, 2];

const isSwapped = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return SWAPS.some(
    (far) =>
      left[at] === right[at + far] &&
      left[at + far] === right[at] &&
      left.slice(at + 1, at + far) === right.slice(at + 1, at + far) &&
      left.slice(at + far + 1) === right.slice(at + far + 1),
  );
};

const editsBetween = (left: string, right: string, most: 1 | 2): number => {
  if (isWithin(left, right, 1) || isSwapped(left, right)) return 1;
  return most === 2 && isWithin(left, right, 2) ? 2 : Infinity;
};

/** The first position at which a word could be inserted in order. */
const placeOf = (words: readonly string[], word: string): number => {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

const LAST = '\u{10ffff}';

export const createLexicon = (unsorted: Iterable<string>): Lexicon => {
  const words = [...new Set(unsorted)].sort((left, right) => (left < right ? -1 : 1));
  const ids = new Map(words.map((word, id) => [word, id]));
  const letters = Int32Array.from(words, lettersOf);
  const byLength: number[][] = [];
  words.forEach((word, id) => (byLength[word.length] ??= []).push(id));

  return {
    words,
    idOf: (word) => ids.get(word),
    beginningWith: (start) => [placeOf(words, start), placeOf(words, `${start}${LAST}`)],
    near: (word, most) => {
      const own = lettersOf(word);
      const found: Near[] = [];
      for (let length = word.length - most; length <= word.length + most; length += 1) {
        for (const id of byLength[length] ?? []) {
          const theirs = letters[id] as number;
          if (!hasAtMost(own & ~theirs, most) || !hasAtMost(theirs & ~own, most)) continue;
          const candidate = words[id] as string;
          if (candidate === word) continue;
          const edits = editsBetween(word, candidate, most);
          if (edits <= most) found.push({ id, edits });
        }
      }
      return found;
    },
  };
};

/**
 * A sorted list of words. Finds words with a prefix by binary search. Finds similar spellings by first comparing which
 * letters the words contain, before it counts the edits.
 */

/**
 * A word that is this many edits away. Swapping two neighboring letters, or two with one letter between them, is one
 * edit.
 */
export interface SimilarWord {
  id: number;
  edits: number;
}

export interface Lexicon {
  words: readonly string[];
  idOf(word: string): number | undefined;
  /** Returns the range of the ids of the words with this prefix: the first id, and the id after the last. */
  rangeOfPrefix(start: string): readonly [number, number];
  /** Returns the words that differ from this word by one or two edits. */
  findSimilar(word: string, max: 1 | 2): SimilarWord[];
  /** Returns the ids of the words with the same consonants in the same order, such as "soduko" and "sudoku". */
  findSoundingLike(word: string): readonly number[];
  /** Returns the ids of longer words that begin with the word after one typo; the first letter must be right. */
  findByPrefixWithTypo(word: string): number[];
}

const BITS = 31;

/**
 * Returns a bit mask of the letters in a word. An edit removes at most one bit and adds at most one, so masks that
 * differ more rule out a match.
 */
const letterBitsOf = (word: string): number => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & BITS);
  return letters;
};

const clearLowestBit = (bits: number): number => bits & (bits - 1);
const hasAtMostBits = (bits: number, max: 1 | 2): boolean =>
  (max === 1 ? clearLowestBit(bits) : clearLowestBit(clearLowestBit(bits))) === 0;

const isWithinEdits = (
  left: string,
  right: string,
  edits: number,
  leftStart = 0,
  rightStart = 0,
): boolean => {
  let at = leftStart;
  let rightAt = rightStart;
  while (at < left.length && rightAt < right.length && left.charCodeAt(at) === right.charCodeAt(rightAt)) {
    at += 1;
    rightAt += 1;
  }
  const leftRemaining = left.length - at;
  const rightRemaining = right.length - rightAt;
  if (leftRemaining === 0 || rightRemaining === 0) return leftRemaining + rightRemaining <= edits;
  if (edits === 0) return false;
  return (
    isWithinEdits(left, right, edits - 1, at + 1, rightAt + 1) ||
    isWithinEdits(left, right, edits - 1, at + 1, rightAt) ||
    isWithinEdits(left, right, edits - 1, at, rightAt + 1)
  );
};

/** The distances between letters that people swap: neighbors, and vowels around a consonant. */
export const SWAP_DISTANCES = [1, 2];

const isSingleSwap = (left: string, right: string): boolean => {
  if (left.length !== right.length) return false;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  return SWAP_DISTANCES.some(
    (far) =>
      left[at] === right[at + far] &&
      left[at + far] === right[at] &&
      left.slice(at + 1, at + far) === right.slice(at + 1, at + far) &&
      left.slice(at + far + 1) === right.slice(at + far + 1),
  );
};

const countEdits = (left: string, right: string, max: 1 | 2): number => {
  if (isWithinEdits(left, right, 1) || isSingleSwap(left, right)) return 1;
  return max === 2 && isWithinEdits(left, right, 2) ? 2 : Infinity;
};

/** With fewer consonants, different words would have the same sound. */
const MIN_CONSONANTS = 3;
const MIN_SOUND_LENGTH = 5;
const MAX_LENGTH_DIFFERENCE = 1;

/** Returns the first letter and the consonants after it, without doubled letters; null for a word with too few. */
const soundKeyOf = (word: string): string | null => {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/ck|[cq]/g, 'k')
    .replace(/z/g, 's');
  const sound = plain.charAt(0) + plain.slice(1).replace(/[aeiouy]/g, '');
  const single = sound.replace(/(.)\1+/g, '$1');
  return word.length >= MIN_SOUND_LENGTH && single.length >= MIN_CONSONANTS ? single : null;
};

/** In a shorter text, a changed letter would match too many prefixes. */
const MIN_CHANGED_PREFIX_LENGTH = 5;

/** Whether a word begins with a text after one typo: a letter left out, added, changed or swapped with its neighbor. */
const startsWithTypo = (word: string, text: string): boolean => {
  let at = 0;
  while (at < text.length && text[at] === word[at]) at += 1;
  if (at === 0 || at >= text.length) return false;
  if (word.startsWith(text.slice(at), at + 1)) return true;
  const isSwap = text[at] === word[at + 1] && text[at + 1] === word[at];
  if (isSwap && word.startsWith(text.slice(at + 2), at + 2)) return true;
  if (text.length < MIN_CHANGED_PREFIX_LENGTH) return false;
  const rest = text.slice(at + 1);
  return word.startsWith(rest, at) || word.startsWith(rest, at + 1);
};

/** Returns the first position at which a word could be inserted in order. */
const findInsertionIndex = (words: readonly string[], word: string): number => {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

const LAST_CHARACTER = '\u{10ffff}';

export const createLexicon = (unsorted: Iterable<string>): Lexicon => {
  const words = [...new Set(unsorted)].sort((left, right) => (left < right ? -1 : 1));
  const ids = new Map(words.map((word, id) => [word, id]));
  const letters = Int32Array.from(words, letterBitsOf);
  const byLength: number[][] = [];
  words.forEach((word, id) => (byLength[word.length] ??= []).push(id));

  const bySound = new Map<string, number[]>();
  words.forEach((word, id) => {
    const sound = soundKeyOf(word);
    if (sound === null) return;
    const sameSound = bySound.get(sound);
    if (sameSound) sameSound.push(id);
    else bySound.set(sound, [id]);
  });

  return {
    words,
    findSoundingLike: (word) => {
      const sound = soundKeyOf(word);
      const ids = sound === null ? [] : (bySound.get(sound) ?? []);
      return ids.filter((id) => {
        const { length } = words[id] as string;
        return Math.abs(length - word.length) <= MAX_LENGTH_DIFFERENCE;
      });
    },
    idOf: (word) => ids.get(word),
    rangeOfPrefix: (start) => [
      findInsertionIndex(words, start),
      findInsertionIndex(words, `${start}${LAST_CHARACTER}`),
    ],
    findSimilar: (word, max) => {
      const own = letterBitsOf(word);
      const found: SimilarWord[] = [];
      for (let length = word.length - max; length <= word.length + max; length += 1) {
        for (const id of byLength[length] ?? []) {
          const theirs = letters[id] as number;
          if (!hasAtMostBits(own & ~theirs, max) || !hasAtMostBits(theirs & ~own, max)) continue;
          const candidate = words[id] as string;
          if (candidate === word) continue;
          const edits = countEdits(word, candidate, max);
          if (edits <= max) found.push({ id, edits });
        }
      }
      return found;
    },
    findByPrefixWithTypo: (word) => {
      const found: number[] = [];
      const end = findInsertionIndex(words, `${word.charAt(0)}${LAST_CHARACTER}`);
      for (let id = findInsertionIndex(words, word.charAt(0)); id < end; id += 1) {
        const candidate = words[id] as string;
        if (candidate.length > word.length && startsWithTypo(candidate, word)) found.push(id);
      }
      return found;
    },
  };
};

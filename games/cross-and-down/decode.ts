/** Searches the bank for alternative readings of a code. */
import type { BankAnswer, AnswersByLength } from './bank';

// The maximum number of steps. A longer search treats every key as ambiguous.
const MAX_STEPS = 600;

/**
 * Returns the keys that differ in an alternative reading from the bank, or an empty list when the answer is the only
 * reading.
 * @param words the keys of each word, in order
 * @param letters the letter of every key
 * @param givens the keys whose letter is known
 */
export function findRivalKeys(
  words: readonly (readonly number[])[],
  letters: readonly string[],
  givens: readonly number[],
  shelves: AnswersByLength,
): number[] {
  const knownLetters: string[] = letters.map(() => '');
  for (const key of givens) knownLetters[key] = letters[key]!;
  let steps = 0;
  let rivals: number[] = [];

  const read = (open: readonly number[], lists: readonly (readonly BankAnswer[])[]): void => {
    if (++steps > MAX_STEPS) rivals = letters.flatMap((_, key) => (givens.includes(key) ? [] : [key]));
    else if (open.length === 0)
      rivals = letters.flatMap((letter, key) => (knownLetters[key] === letter ? [] : [key]));
    if (rivals.length > 0 || open.length === 0) return;
    const word = open.reduce((best, next) => (lists[next]!.length < lists[best]!.length ? next : best));
    const rest = open.filter((other) => other !== word);
    const keys = words[word]!;
    for (const { text } of lists[word]!) {
      const unsolvedKeys = keys.filter((key, at) => knownLetters[key] === '' && keys.indexOf(key) === at);
      for (const key of unsolvedKeys) knownLetters[key] = text[keys.indexOf(key)]!;
      const narrowed = [...lists];
      const isAlive = rest.every((other) => {
        narrowed[other] = lists[other]!.filter((answer) =>
          fitsKnownLetters(words[other]!, answer.text, knownLetters),
        );
        return narrowed[other]!.length > 0;
      });
      if (isAlive) read(rest, narrowed);
      for (const key of unsolvedKeys) knownLetters[key] = '';
      if (rivals.length > 0) return;
    }
  };
  const fittingWords = words.map((keys) =>
    shelves[keys.length]!.filter(({ text }) => fitsKnownLetters(keys, text, knownLetters)),
  );
  read(
    words.map((_, word) => word),
    fittingWords,
  );
  return rivals;
}

/** Returns whether a text fits the keys: one letter per key, and one key per letter. */
function fitsKnownLetters(keys: readonly number[], text: string, knownLetters: readonly string[]): boolean {
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at]!;
    const letter = text[at]!;
    if (knownLetters[key] !== '') {
      if (knownLetters[key] !== letter) return false;
      continue;
    }
    if (knownLetters.includes(letter)) return false;
    for (let before = 0; before < at; before++)
      if ((keys[before] === key) !== (text[before] === letter)) return false;
  }
  return true;
}

/** Turns a filled grid into a code: a number for every letter, with enough given letters for a unique answer. */
import type { Random } from '../kit/seeded-random';
import { DECODABLE_WORDS } from './bank';
import { findRivalKeys } from './decode';
import type { FilledGrid } from './grid';
import type { Level } from './types';

/**
 * Numbers the letters randomly and gives some of them, first those with alternative readings in the bank. Returns null
 * when too many would be needed.
 */
export function createCodePuzzle(
  { pattern, slots, answers }: FilledGrid,
  givenCount: { min: number; max: number },
  random: Random,
): Level | null {
  const { columns, rows, isOpen } = pattern;
  const letters = random.shuffle([...new Set(answers.flatMap(({ text }) => [...text]))]);
  const keys = isOpen.map(() => -1);
  slots.forEach(({ cells }, i) =>
    cells.forEach((cell, at) => (keys[cell] = letters.indexOf(answers[i]!.text[at]!))),
  );
  const words = slots.map(({ cells }) => cells.map((cell) => keys[cell]!));

  const givens = [pickMediumFrequencyKey(keys, letters.length, random)];
  for (;;) {
    const rivals = findRivalKeys(words, letters, givens, DECODABLE_WORDS);
    if (rivals.length === 0 && givens.length >= givenCount.min) break;
    if (givens.length >= givenCount.max) return null;
    const open = letters.map((_, key) => key).filter((key) => !givens.includes(key));
    givens.push(random.pick(rivals.length ? rivals : open));
  }
  const entries = slots.map(({ number, isAcross, cells }, i) => ({
    ...{ number, isAcross, cells },
    text: answers[i]!.text,
    clue: '',
  }));
  givens.sort((a, b) => a - b);
  return { kind: 'code', columns, rows, entries, keys, answers: letters, givens };
}

/**
 * Returns a number that is neither the most frequent one nor rare. Giving its letter makes the start neither too easy
 * nor too difficult.
 */
function pickMediumFrequencyKey(keys: readonly number[], count: number, random: Random): number {
  const uses = Array.from({ length: count }, (_, key) => keys.filter((other) => other === key).length);
  const byUse = uses.map((_, key) => key).sort((a, b) => uses[b]! - uses[a]! || a - b);
  return random.pick(byUse.slice(1, Math.ceil(count * 0.5)));
}

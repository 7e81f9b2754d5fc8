/**
 * Fills the rest of a grid without a second occurrence of a listed word, unlisted words of the theme, a second
 * solution of the anagram, or rude words.
 */
import type { Random } from '../kit/seeded-random';
import { listLines } from './geometry';
import { RUDE_WORDS } from './rude-words';
import type { HiddenWord, Size } from './types';

const ALPHABET = 'EEEAAAIIOOUTTTNNNRRRSSSLLLDDCCHHMMPPGGBBFFYYWWKVJXQZ';
const MAX_ROUNDS = 60;

export interface FillRequest {
  words: readonly HiddenWord[];
  /** The word that is shown as an anagram. */
  last: HiddenWord;
  /** Words that must not appear at all. */
  banned: readonly string[];
}

/** Returns all letters of the grid, or null when the listed words alone already spell a forbidden word. */
export function fillGrid(size: Size, wanted: FillRequest, random: Random): string[] | null {
  const letters = new Array<string>(size.columns * size.rows).fill('');
  for (const { text, cells } of wanted.words) cells.forEach((cell, i) => (letters[cell] = text[i]!));
  const isFree = letters.map((letter) => letter === '');
  // Half of the filling uses the letters of the listed words, which hides these words better than random letters of
  // the alphabet.
  const wordLetters = wanted.words.map(({ text }) => text).join('');
  const roll = () => random.pick(random.below(2) ? [...wordLetters] : [...ALPHABET]);
  isFree.forEach((free, cell) => free && (letters[cell] = roll()));

  const lines = listLines(size);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const faults = findFaults(lines, letters, wanted);
    if (faults.length === 0) return letters;
    for (const fault of faults) {
      const free = fault.filter((cell) => isFree[cell]);
      if (free.length === 0) return null;
      letters[random.pick(free)] = roll();
    }
  }
  return null;
}

/** Returns the lines of cells that spell a forbidden word. */
export function findFaults(
  lines: readonly (readonly number[])[],
  letters: readonly string[],
  { words, last, banned }: FillRequest,
): number[][] {
  const faults: number[][] = [];
  const isInOneWord = (cells: readonly number[]) =>
    words.some((word) => cells.every((cell) => word.cells.includes(cell)));
  const isPlaced = (word: HiddenWord, cells: readonly number[]) =>
    cells.length === word.cells.length && cells.every((cell) => word.cells.includes(cell));
  const sorted = sortLetters(last.text);

  for (const oneWay of lines)
    for (const line of [oneWay, [...oneWay].reverse()]) {
      const text = line.map((cell) => letters[cell]).join('');
      const search = (word: string, isFault: (cells: number[]) => boolean) => {
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
          const cells = line.slice(at, at + word.length);
          if (isFault(cells)) faults.push(cells);
        }
      };
      for (const word of words) search(word.text, (cells) => !isPlaced(word, cells));
      for (const word of banned) search(word, () => true);
      for (const word of RUDE_WORDS) search(word, (cells) => !isInOneWord(cells));
      for (let at = 0; at + last.text.length <= line.length; at++) {
        const cells = line.slice(at, at + last.text.length);
        if (sortLetters(text.slice(at, at + cells.length)) === sorted && !isPlaced(last, cells))
          faults.push(cells);
      }
    }
  return faults;
}

const sortLetters = (text: string) => [...text].sort().join('');

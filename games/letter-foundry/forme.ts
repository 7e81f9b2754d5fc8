/** Arranges words in a forme (the grid of a level): crossing each other, or in columns by their length. */
import type { Random } from '../kit/seeded-random';
import type { FormeWord, Size } from './types';

export interface Forme extends Size {
  forme: string[];
  words: FormeWord[];
}

interface PlacedWord {
  text: string;
  x: number;
  y: number;
  isAcross: boolean;
}

type Letters = Map<string, string>;

/** The maximum size of a forme, and the random part of a word's rating as it is placed. */
export interface Room extends Size {
  chance: number;
}

const MAX_ATTEMPTS = 24;
/** The number of candidates to choose from. With more, a few letters would always end up in the same smallest forme. */
const MAX_CANDIDATES = 2;
const cellKey = (x: number, y: number): string => `${x},${y}`;

const listPoints = ({ text, x, y, isAcross }: PlacedWord): [number, number][] =>
  [...text].map((_, i) => (isAcross ? [x + i, y] : [x, y + i]));

/** Returns the number of letters that a placement shares with the forme, or −1 when it does not fit. */
function crossingsOf(letters: Letters, placedWord: PlacedWord): number {
  const { text, x, y, isAcross } = placedWord;
  const [dx, dy] = isAcross ? [1, 0] : [0, 1];
  if (
    letters.has(cellKey(x - dx, y - dy)) ||
    letters.has(cellKey(x + dx * text.length, y + dy * text.length))
  )
    return -1;
  let crossings = 0;
  let isOnLetter = false;
  for (const [i, [px, py]] of listPoints(placedWord).entries()) {
    const letter = letters.get(cellKey(px, py));
    // Two consecutive shared letters would belong to a word in the same direction.
    if (letter && isOnLetter) return -1;
    isOnLetter = letter !== undefined;
    if (letter === text[i]) crossings += 1;
    // Next to another word, the letters would form unintended words.
    else if (letter || letters.has(cellKey(px + dy, py + dx)) || letters.has(cellKey(px - dy, py - dx)))
      return -1;
  }
  return crossings;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const extendBox = (box: Box, { text, x, y, isAcross }: PlacedWord): Box => ({
  left: Math.min(box.left, x),
  top: Math.min(box.top, y),
  right: Math.max(box.right, isAcross ? x + text.length - 1 : x),
  bottom: Math.max(box.bottom, isAcross ? y : y + text.length - 1),
});
const widthOf = ({ left, right }: Box): number => right - left + 1;
const heightOf = ({ top, bottom }: Box): number => bottom - top + 1;

/** Returns the placement with the most crossings that enlarges the forme the least, or null if there is none. */
function bestPlace(letters: Letters, box: Box, text: string, max: Room, random: Random): PlacedWord | null {
  let best: { place: PlacedWord; score: number } | null = null;
  for (const [key, letter] of letters) {
    const [x, y] = key.split(',').map(Number) as [number, number];
    for (let i = text.indexOf(letter); i >= 0; i = text.indexOf(letter, i + 1))
      for (const isAcross of [true, false]) {
        const placedWord = { text, isAcross, x: isAcross ? x - i : x, y: isAcross ? y : y - i };
        const grownBox = extendBox(box, placedWord);
        if (widthOf(grownBox) > max.columns || heightOf(grownBox) > max.rows) continue;
        const crossings = crossingsOf(letters, placedWord);
        if (crossings < 1) continue;
        const growth = widthOf(grownBox) * heightOf(grownBox) - widthOf(box) * heightOf(box);
        const score = crossings * 12 - growth + random.below(max.chance);
        if (!best || score > best.score) best = { place: placedWord, score };
      }
  }
  return best?.place ?? null;
}

const createForme = (placedWords: readonly PlacedWord[], box: Box): Forme => {
  const [columns, rows] = [widthOf(box), heightOf(box)];
  const forme = Array.from({ length: columns * rows }, () => '');
  const words = placedWords.map((placedWord) => ({
    text: placedWord.text,
    cells: listPoints(placedWord).map(([x, y]) => (y - box.top) * columns + x - box.left),
  }));
  for (const { text, cells } of words) cells.forEach((cell, i) => (forme[cell] = text[i]!));
  const readingOrder = (word: FormeWord) => word.cells[0]!;
  return {
    columns,
    rows,
    forme,
    words: words.sort((left, right) => readingOrder(left) - readingOrder(right)),
  };
};

function tryCrossed(candidates: readonly string[], count: number, max: Room, random: Random): Forme | null {
  const [first, ...rest] = candidates;
  const placedWords: PlacedWord[] = [{ text: first!, x: 0, y: 0, isAcross: random.below(3) > 0 }];
  const letters: Letters = new Map();
  let box = extendBox({ left: 0, top: 0, right: 0, bottom: 0 }, placedWords[0]!);
  if (widthOf(box) > max.columns || heightOf(box) > max.rows) return null;
  const set = (placedWord: PlacedWord) => {
    for (const [i, [x, y]] of listPoints(placedWord).entries())
      letters.set(cellKey(x, y), placedWord.text[i]!);
    box = extendBox(box, placedWord);
  };
  set(placedWords[0]!);
  for (const text of rest) {
    if (placedWords.length === count) break;
    const placedWord = bestPlace(letters, box, text, max, random);
    if (!placedWord) continue;
    placedWords.push(placedWord);
    set(placedWord);
  }
  return placedWords.length === count ? createForme(placedWords, box) : null;
}

/** Returns whether one word is another one with an ending. A word is also a form of itself. */
export const isFormOf = (left: string, right: string): boolean =>
  left === right ||
  left === `${right}S` ||
  left === `${right}ES` ||
  left === `${right}D` ||
  left === `${right}ED`;

/** Returns the words in a random order, long words earlier. Leaves out other forms of an earlier word. */
function orderOf(words: readonly string[], random: Random): string[] {
  const ranked = random
    .shuffle(words)
    .map((text) => ({ text, rank: text.length + random.below(3) }))
    .sort((left, right) => right.rank - left.rank);
  const chosen: string[] = [];
  for (const { text } of ranked)
    if (!chosen.some((other) => isFormOf(text, other) || isFormOf(other, text))) chosen.push(text);
  return chosen;
}

/**
 * Places a word and a number of others such that each crosses an earlier one. Returns the smallest of several
 * attempts.
 * @returns null when the requested number of words does not fit
 */
export function arrangeCrossed(
  first: string,
  others: readonly string[],
  count: number,
  max: Room,
  random: Random,
): Forme | null {
  let best: Forme | null = null;
  let retained = 0;
  for (let tries = 0; tries < MAX_ATTEMPTS && retained < MAX_CANDIDATES; tries++) {
    const words = [first, ...orderOf([first, ...others], random).filter((text) => text !== first)];
    const forme = tryCrossed(words, count, max, random);
    if (forme) retained += 1;
    if (forme && (!best || forme.columns * forme.rows < best.columns * best.rows)) best = forme;
  }
  return best;
}

/** Arranges words in columns, short words first, each length in alphabetical order. */
export function arrangeOnShelf(texts: readonly string[], { rows: most }: Size): Forme {
  const sorted = texts.toSorted((left, right) => left.length - right.length || (left < right ? -1 : 1));
  const shelves = Math.ceil(sorted.length / most);
  const rows = Math.ceil(sorted.length / shelves);
  const placedWords: PlacedWord[] = [];
  let x = 0;
  for (let from = 0; from < sorted.length; from += rows) {
    const column = sorted.slice(from, from + rows);
    placedWords.push(...column.map((text, y) => ({ text, x, y, isAcross: true })));
    x += Math.max(...column.map(({ length }) => length)) + 1;
  }
  const box = { left: 0, top: 0, right: x - 2, bottom: rows - 1 };
  return createForme(placedWords, box);
}

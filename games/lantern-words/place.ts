/** Places words in an empty grid, so that they cross where possible and use every direction about equally often. */
import type { Random } from '../kit/seeded-random';
import { cellsFrom } from './geometry';
import type { Direction, HiddenWord, Size } from './types';

const CHOICES = 6;

interface WordSpot {
  cells: readonly number[];
  direction: number;
  score: number;
}

/** Places every word, the longest first. Returns null when there is no room for one. */
export function placeWords(
  size: Size,
  words: readonly string[],
  directions: readonly Direction[],
  random: Random,
): HiddenWord[] | null {
  const letters = new Array<string>(size.columns * size.rows).fill('');
  const uses = directions.map(() => 0);
  const placed: HiddenWord[] = [];
  for (const text of [...words].sort((a, b) => b.length - a.length)) {
    const spot = pickSpot(spotsFor(size, text, letters, directions, uses), random);
    if (!spot) return null;
    spot.cells.forEach((cell, i) => (letters[cell] = text[i]!));
    uses[spot.direction]!++;
    placed.push({ text, cells: spot.cells });
  }
  return placed;
}

function spotsFor(
  size: Size,
  text: string,
  letters: readonly string[],
  directions: readonly Direction[],
  uses: readonly number[],
): WordSpot[] {
  const spots: WordSpot[] = [];
  directions.forEach((direction, index) => {
    for (let start = 0; start < letters.length; start++) {
      const cells = cellsFrom(size, start, direction, text.length);
      if (!cells) continue;
      const crossings = countCrossings(text, cells, letters);
      // A word whose cells all belong to other words would be found together with them, so such a position is not used.
      if (crossings < 0 || crossings > text.length - 2) continue;
      spots.push({ cells, direction: index, score: crossings * 2 - uses[index]! * 3 });
    }
  });
  return spots;
}

function countCrossings(text: string, cells: readonly number[], letters: readonly string[]): number {
  let crossings = 0;
  for (let i = 0; i < cells.length; i++) {
    const letter = letters[cells[i]!]!;
    if (letter === text[i]) crossings++;
    else if (letter) return -1;
  }
  return crossings;
}

/** Returns one of the best positions. Always taking the best would place all words in one corner. */
function pickSpot(spots: WordSpot[], random: Random): WordSpot | null {
  if (spots.length === 0) return null;
  const candidates = Array.from({ length: CHOICES }, () => random.pick(spots));
  return candidates.reduce((best, spot) => (spot.score > best.score ? spot : best));
}

/** Generates a level from its seed: a hand-drawn or random picture, which is accepted only when line logic solves it. */
import { dateOfSeed } from '@/lib/domain/days/daily-seed';
import { createRandom, type Random } from '../kit/seeded-random';
import { MAX_BLOCKS, MAX_SIZE } from './config';
import { withFireflies, type SwarmSize } from './fireflies';
import { drawPictureOfKind } from './grammar';
import { picturesOf, varyPicture, type HandPicture } from './gallery';
import { cellsOfLine, computeClue, isLineSolvable } from './lines';
import { drawSmall, placeUpright } from './small';
import type { Level, Picture } from './types';

const DAY_MS = 86_400_000;
/** The range of filled cells in percent. Fewer do not make a picture, and more do not make a puzzle. */
const FULLNESS = { least: 28, most: 76 };
const TRIES_PER_KIND = 60;
/**
 * The fireflies of levels without a date, which cannot avoid earlier levels. With more fireflies, two levels are less
 * likely to be equal.
 */
const UNDATED_SWARM: SwarmSize = { min: 3, more: 4 };
/** The maximum size of a small picture. */
const MAX_SMALL_SIZE = 9;
/** The number of cells by which a garden is larger than its hand-drawn picture. */
const ROOM = 2;
/** A salt with which no two days from 2020 to 2040 are equal (dailies.deep.test.ts). */
const CALENDAR = ' evening 7';

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(size: number, seed: string): Level {
  const date = dateOfSeed(seed);
  const random = createRandom(`nonogram-garden ${seed} ${size}${date ? CALENDAR : ''}`);
  // The kinds alternate from day to day, so that none repeats soon. Daily pictures are never hand-drawn, so that no two
  // days are equal.
  if (date) return growLevel(Date.parse(`${date}T00:00:00Z`) / DAY_MS, size, random);
  if (size <= MAX_SMALL_SIZE) return growSmall(size, random);
  const turn = random.below(1 << 20);
  // The largest hand-drawn pictures fill the whole grid, so they vary only by their optional cells.
  const byHand = picturesOf(size === MAX_SIZE ? size : size - ROOM);
  const week = Math.floor(turn / 7);
  if (byHand.length > 0 && week % 2 === 0) {
    const level = levelOfHandPicture(byHand[((week >> 1) * 2 + (turn & 1)) % byHand.length]!, size, random);
    if (level) return level;
  }
  return growLevel(turn, size, random, UNDATED_SWARM);
}

/** Draws small pictures until line logic solves one. */
function growSmall(size: number, random: Random): Level {
  for (;;) {
    const level = createLevel(drawSmall(size, random));
    if (isPuzzle(level)) return level;
  }
}

/** Returns a hand-drawn picture with random fireflies, or null when no attempt makes a puzzle. */
function levelOfHandPicture(picture: HandPicture, size: number, random: Random): Level | null {
  for (let i = 0; i < TRIES_PER_KIND; i++) {
    const level = createLevel(
      withFireflies(placeUpright(varyPicture(picture, random), size, random), random, UNDATED_SWARM),
    );
    if (isPuzzle(level)) return level;
  }
  return null;
}

/** Generates pictures of one kind until line logic can solve one. After too many failures, tries the next kind. */
function growLevel(turn: number, size: number, random: Random, swarm?: SwarmSize): Level {
  for (let kind = turn; ; kind++)
    for (let i = 0; i < TRIES_PER_KIND; i++) {
      const level = createLevel(withFireflies(drawPictureOfKind(kind, size, random), random, swarm));
      if (isPuzzle(level)) return level;
    }
}

/** Returns whether a picture is worth solving and can be solved without guessing. */
export function isPuzzle({ size, solution, rows, columns }: Level): boolean {
  const percent = (solution.filter(Boolean).length * 100) / solution.length;
  const clues = [...rows, ...columns];
  return (
    percent >= FULLNESS.least &&
    percent <= FULLNESS.most &&
    clues.every((clue) => clue.length <= MAX_BLOCKS) &&
    clues.filter((clue) => clue.length === 0).length <= size / 4 &&
    isLineSolvable(size, clues)
  );
}

/** Returns the level of a picture. */
export function createLevel(picture: Picture): Level {
  const { size } = picture;
  const solution = picture.tints.map((tint) => tint !== '.');
  const clues = Array.from({ length: 2 * size }, (_, line) =>
    computeClue(cellsOfLine(size, line).map((cell) => solution[cell]!)),
  );
  return { ...picture, solution, rows: clues.slice(0, size), columns: clues.slice(size) };
}

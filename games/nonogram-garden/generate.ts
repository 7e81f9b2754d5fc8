/** Makes a level from its seed: a hand-drawn or random picture, accepted only when its numbers alone lead to it. */
import { dateOfSeed } from '@/lib/domain/days/daily-seed';
import { createRandom, type Random } from '../kit/seeded-random';
import { MAX_BLOCKS, MAX_SIZE } from './config';
import { withFireflies, type Swarm } from './fireflies';
import { draw } from './grammar';
import { picturesOf, varied, type HandPicture } from './gallery';
import { cellsOfLine, clueOf, isLineSolvable } from './lines';
import { drawSmall, upright } from './small';
import type { Level, Picture } from './types';

const DAY_MS = 86_400_000;
/** In percent of all cells: fewer make no picture, more make no puzzle. */
const FULLNESS = { least: 28, most: 76 };
const TRIES_PER_KIND = 60;
/** Levels without a date cannot know their predecessors; with more fireflies, two of them are less likely to be equal. */
const MANY: Swarm = { least: 3, more: 4 };
/** Pictures up to this size are the small ones. */
const SMALL = 9;
/** The number of cells by which a garden is larger than its hand-drawn picture. */
const ROOM = 2;
/** The salt with which no two days from 2020 to 2040 are equal (dailies.deep.test.ts). */
const CALENDAR = ' evening 7';

/** Generates the level. Equal arguments always give equal levels. */
export function generateLevel(size: number, seed: string): Level {
  const date = dateOfSeed(seed);
  const random = createRandom(`nonogram-garden ${seed} ${size}${date ? CALENDAR : ''}`);
  // Days take the kinds in turn, so that none repeats soon. Their pictures are never hand-drawn, so that no two days are equal.
  if (date) return grow(Date.parse(`${date}T00:00:00Z`) / DAY_MS, size, random);
  if (size <= SMALL) return growSmall(size, random);
  const turn = random.below(1 << 20);
  // The largest ones fill their garden and vary by their optional cells.
  const byHand = picturesOf(size === MAX_SIZE ? size : size - ROOM);
  const week = Math.floor(turn / 7);
  if (byHand.length > 0 && week % 2 === 0) {
    const level = visited(byHand[((week >> 1) * 2 + (turn & 1)) % byHand.length]!, size, random);
    if (level) return level;
  }
  return grow(turn, size, random, MANY);
}

/** Draws small pictures until the numbers of one are sufficient. */
function growSmall(size: number, random: Random): Level {
  for (;;) {
    const level = levelOf(drawSmall(size, random));
    if (isPuzzle(level)) return level;
  }
}

/** Returns a hand-drawn picture with its fireflies at random places; null when none of many tries makes a puzzle. */
function visited(picture: HandPicture, size: number, random: Random): Level | null {
  for (let i = 0; i < TRIES_PER_KIND; i++) {
    const level = levelOf(withFireflies(upright(varied(picture, random), size, random), random, MANY));
    if (isPuzzle(level)) return level;
  }
  return null;
}

/** Draws until the numbers are sufficient, changing the kind when one does not succeed. */
function grow(turn: number, size: number, random: Random, swarm?: Swarm): Level {
  for (let kind = turn; ; kind++)
    for (let i = 0; i < TRIES_PER_KIND; i++) {
      const level = levelOf(withFireflies(draw(kind, size, random), random, swarm));
      if (isPuzzle(level)) return level;
    }
}

/** Returns whether a picture is worth solving and needs no guess. */
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
export function levelOf(picture: Picture): Level {
  const { size } = picture;
  const solution = picture.tints.map((tint) => tint !== '.');
  const clues = Array.from({ length: 2 * size }, (_, line) =>
    clueOf(cellsOfLine(size, line).map((cell) => solution[cell]!)),
  );
  return { ...picture, solution, rows: clues.slice(0, size), columns: clues.slice(size) };
}

/** Provides levels for tests, checks of their guarantees, and a second, independent solver that tries every combination. */
import { expect } from 'vitest';
import { EDITIONS, PIPE_GROWTH, type Edition } from '@/games/copper-and-steam/config';
import {
  isOpen,
  neighborOf,
  oppositeOf,
  orientationsOf,
  rotateMask,
  cellsTurnedBy,
  DIRECTIONS,
} from '@/games/copper-and-steam/pipes';
import { turningOrder } from '@/games/copper-and-steam/play';
import { levelFor, rulesFor } from '@/games/copper-and-steam/rules';
import { solve } from '@/games/copper-and-steam/solve';
import { isLeakFree, computeSteamFlow } from '@/games/copper-and-steam/steam';
import type { Level, ModeKey, Move } from '@/games/copper-and-steam/types';

export const requireValue = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
};

export const EDITION_MODES = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => ({ edition, mode, title: edition.title })),
);

export const levelOf = (edition: Edition, mode: ModeKey, seed: string): Level =>
  requireValue(levelFor(edition, { seed, mode }));

export const solutionOf = (level: Level): Move[] => {
  const masks = [...level.pieces];
  return turningOrder(level).flatMap((cell) => {
    const by = DIRECTIONS.findIndex(
      (quarters) => rotateMask(requireValue(masks[cell]), quarters) === level.solution[cell],
    );
    for (const one of cellsTurnedBy(level, cell)) masks[one] = rotateMask(requireValue(masks[one]), by);
    return by === 3 ? [[cell, -1] as Move] : Array.from({ length: by }, (): Move => [cell]);
  });
};

/** Checks the guarantees of every level. */
export const expectFair = (edition: Edition, mode: ModeKey, seed: string): void => {
  const level = levelOf(edition, mode, seed);
  const named = `${edition.slug} ${mode} ${seed}`;
  const wrongCount = level.pieces.filter((mask, cell) => mask !== level.solution[cell]).length;
  expect(wrongCount, `${named}: turned at the start`).toBeGreaterThan(level.pieces.length / 3);
  expect(isLeakFree(level, computeSteamFlow(level, level.pieces)), `${named}: not done at the start`).toBe(
    false,
  );
  expect(solve(level).masks, `${named}: follows from what is seen`).toEqual(level.solution);
  const bolts = level.bolted.filter(Boolean).length - level.boilers.length;
  expect(bolts, `${named}: bolts`).toBeLessThanOrEqual(4);
  const straights = level.solution.filter((mask) => mask === 5 || mask === 10).length;
  expect(straights / level.pieces.length, named).toBeLessThanOrEqual(PIPE_GROWTH.maxStraights);
  const rules = requireValue(rulesFor(edition.keyword));
  const result = rules.replay({ seed, mode }, solutionOf(level));
  expect(result, named).toMatchObject({ outcome: 'finished', progress: 1, penaltyMs: 0 });
};

/** Counts the ways to turn the pieces so that nothing leaks and everything is connected, by trying all combinations. */
export function countSolutions(level: Level): number {
  const { grid, pieces, bolted } = level;
  const masks: number[] = [];
  const joins = (cell: number, mask: number, direction: number): boolean => {
    const next = neighborOf(grid, cell, direction);
    if (next < 0) return !isOpen(mask, direction);
    // Later cells are still undecided, and so is a cell that wraps around to itself.
    if (next >= masks.length) return true;
    return isOpen(mask, direction) === isOpen(requireValue(masks[next]), oppositeOf(direction));
  };
  const count = (cell: number): number => {
    if (cell === pieces.length) return isLeakFree(level, computeSteamFlow(level, masks)) ? 1 : 0;
    const mask = requireValue(pieces[cell]);
    let found = 0;
    for (const stand of bolted[cell] ? [mask] : orientationsOf(mask)) {
      if (!DIRECTIONS.every((direction) => joins(cell, stand, direction))) continue;
      masks.push(stand);
      found += count(cell + 1);
      masks.pop();
    }
    return found;
  };
  return count(0);
}

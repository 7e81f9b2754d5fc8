/** Provides shared test data: every level of both worlds, and the solver's runs. */
import { EDITIONS, type Edition } from '@/games/balloon-post/config';
import { firstScene } from '@/games/balloon-post/fly';
import { levelsFor } from '@/games/balloon-post/rules';
import { solve } from '@/games/balloon-post/solve';
import type { Level, ModeKey, Move } from '@/games/balloon-post/types';

export function requireValue<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
}

export const CHAPTERS = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => ({ title: edition.title, edition, mode })),
);
export const readChapter = (edition: Edition, mode: string): readonly Level[] =>
  requireValue(levelsFor(edition, mode));

/** Returns the gusts of a shortest route that meets every friend. */
export const solutionSteersOf = (level: Level): number[] => requireValue(solve(level, firstScene(level)));

/** Returns the moves that finish a chapter by shortest routes. */
export const createPerfectRun = (edition: Edition, mode: ModeKey): Move[] =>
  readChapter(edition, mode).flatMap((level): Move[] => [
    ...solutionSteersOf(level).map((code): Move => [code]),
    ['next'],
  ]);

/** Provides shared test data: every level of both worlds, and the solver's runs. */
import { EDITIONS, type Edition } from '@/games/arrowfall/config';
import { levelsFor } from '@/games/arrowfall/rules';
import { solve, type SolveOptions } from '@/games/arrowfall/solve';
import type { Level, ModeKey, Move } from '@/games/arrowfall/types';

export function requireValue<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
}

export const [FAIR, HARBOUR] = EDITIONS as readonly [Edition, Edition];
export const isHarbour = ({ world }: Edition): boolean => world === 'harbour';

export const CHAPTERS = EDITIONS.flatMap((edition) =>
  edition.modes.filter((mode) => mode !== 'round').map((mode) => ({ title: edition.title, edition, mode })),
);
export const levelsOf = (edition: Edition, mode: ModeKey, seed = 'any'): readonly Level[] =>
  requireValue(levelsFor(edition, { mode, seed }));

const FINE: SolveOptions = {
  angleStep: 2,
  ticks: 8,
  width: 8,
  powers: Array.from({ length: 24 }, (_, i) => 60 - 2 * i),
};

/**
 * Returns aims that pass a level with three stars, found by a coarse search, or by a fine one if the coarse search
 * fails.
 */
export const solutionMovesOf = (edition: Edition, level: Level): Move[] =>
  requireValue(
    solve(level, isHarbour(edition), level.par, { angleStep: 4, ticks: 12, width: 5 }) ??
      solve(level, isHarbour(edition), level.par, FINE),
  );

/** Computes the flow of steam through the pipes. */
import { isOpen, neighborOf, oppositeOf, DIRECTIONS } from './pipes';
import type { Puzzle } from './types';

export interface SteamFlow {
  /** For each boiler, the distance of every cell in joints, or -1 where its steam does not reach. */
  distances: number[][];
  /** The open sides of each cell's pipe that are not connected. */
  leaks: number[];
}

/** Computes the steam of every boiler for the given orientations. */
export function computeSteamFlow(
  { grid, boilers }: Pick<Puzzle, 'grid' | 'boilers'>,
  masks: readonly number[],
): SteamFlow {
  const isJoined = (cell: number, direction: number): boolean => {
    const next = neighborOf(grid, cell, direction);
    return isOpen(masks[cell]!, direction) && next >= 0 && isOpen(masks[next]!, oppositeOf(direction));
  };
  const distances = boilers.map((boiler) => {
    const away = masks.map(() => -1);
    away[boiler] = 0;
    const reached = [boiler];
    // The loop also visits items that are added to the list during the iteration.
    for (const cell of reached)
      for (const direction of DIRECTIONS) {
        const next = neighborOf(grid, cell, direction);
        if (!isJoined(cell, direction) || away[next]! >= 0) continue;
        away[next] = away[cell]! + 1;
        reached.push(next);
      }
    return away;
  });
  const leaks = masks.map((mask, cell) =>
    DIRECTIONS.reduce<number>(
      (sum, direction) =>
        isOpen(mask, direction) && !isJoined(cell, direction) ? sum + (1 << direction) : sum,
      0,
    ),
  );
  return { distances, leaks };
}

/** Returns the boilers whose steam reaches a cell. */
export const boilersReaching = ({ distances }: SteamFlow, cell: number): number[] =>
  [...distances.keys()].filter((boiler) => distances[boiler]![cell]! >= 0);

/** Returns whether only a valve's own kind of steam reaches it. */
export function isLit({ valves }: Puzzle, steamed: SteamFlow, cell: number): boolean {
  const boilers = boilersReaching(steamed, cell);
  return boilers.length === 1 && boilers[0] === valves[cell];
}

export const countValves = ({ valves }: Puzzle): number => valves.filter((valve) => valve !== null).length;
export const countLitValves = (puzzle: Puzzle, steamed: SteamFlow): number =>
  puzzle.valves.filter((valve, cell) => valve !== null && isLit(puzzle, steamed, cell)).length;

/** Returns whether the steam of two boilers meets somewhere. */
export const hasMixedSteam = ({ distances: [first = [], second = []] }: SteamFlow): boolean =>
  first.some((away, cell) => away >= 0 && (second[cell] ?? -1) >= 0);

/** Returns whether every part is connected to exactly one boiler and nothing leaks. */
export const isLeakFree = (puzzle: Puzzle, steamed: SteamFlow): boolean =>
  steamed.leaks.every((ways) => ways === 0) &&
  steamed.leaks.every((_, cell) => boilersReaching(steamed, cell).length === 1) &&
  countLitValves(puzzle, steamed) === countValves(puzzle);

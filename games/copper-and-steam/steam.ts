/** Where the steam goes. */
import { isOpen, neighbour, opposite, WAYS } from './pipes';
import type { Puzzle } from './types';

export interface Steamed {
  /** Per boiler, how many joints away each cell is; -1 where its steam does not come. */
  distances: number[][];
  /** The ways out of which a cell's pipe leads nowhere. */
  leaks: number[];
}

/** Lets the steam of every boiler run through pieces that stand so. */
export function letSteam(
  { grid, boilers }: Pick<Puzzle, 'grid' | 'boilers'>,
  masks: readonly number[],
): Steamed {
  const isJoined = (cell: number, way: number): boolean => {
    const next = neighbour(grid, cell, way);
    return isOpen(masks[cell]!, way) && next >= 0 && isOpen(masks[next]!, opposite(way));
  };
  const distances = boilers.map((boiler) => {
    const away = masks.map(() => -1);
    away[boiler] = 0;
    const reached = [boiler];
    // The list goes on with what is added on the way.
    for (const cell of reached)
      for (const way of WAYS) {
        const next = neighbour(grid, cell, way);
        if (!isJoined(cell, way) || away[next]! >= 0) continue;
        away[next] = away[cell]! + 1;
        reached.push(next);
      }
    return away;
  });
  const leaks = masks.map((mask, cell) =>
    WAYS.reduce<number>(
      (sum, way) => (isOpen(mask, way) && !isJoined(cell, way) ? sum + (1 << way) : sum),
      0,
    ),
  );
  return { distances, leaks };
}

/** The boilers whose steam comes to a cell. */
export const boilersAt = ({ distances }: Steamed, cell: number): number[] =>
  [...distances.keys()].filter((boiler) => distances[boiler]![cell]! >= 0);

/** Whether a valve has its own steam and no other. */
export function isLit({ valves }: Puzzle, steamed: Steamed, cell: number): boolean {
  const boilers = boilersAt(steamed, cell);
  return boilers.length === 1 && boilers[0] === valves[cell];
}

export const countValves = ({ valves }: Puzzle): number => valves.filter((valve) => valve !== null).length;
export const countLit = (puzzle: Puzzle, steamed: Steamed): number =>
  puzzle.valves.filter((valve, cell) => valve !== null && isLit(puzzle, steamed, cell)).length;

/** Whether the steam of two boilers meets somewhere. */
export const isMixed = ({ distances: [first = [], second = []] }: Steamed): boolean =>
  first.some((away, cell) => away >= 0 && (second[cell] ?? -1) >= 0);

/** Whether all is connected, each with one boiler, and nothing leaks. */
export const isTight = (puzzle: Puzzle, steamed: Steamed): boolean =>
  steamed.leaks.every((ways) => ways === 0) &&
  steamed.leaks.every((_, cell) => boilersAt(steamed, cell).length === 1) &&
  countLit(puzzle, steamed) === countValves(puzzle);

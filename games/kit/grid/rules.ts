/** The parts of a painted grid's rules and saves that do not depend on the puzzle. Pure and deterministic. */
import { isWithin, type RulesSource } from '../shell/rules';
import { applyMove, countCells, createPlay, type GridLevel, type GridMove, type GridPlay } from './play';
import type { GridGame } from './state';

export const MAX_MOVES = 3_000;

/**
 * Returns what the replay of a grid's moves needs besides its levels and times.
 * @param maxSize the length of the longest side; a move has at most this many cells
 */
export const gridRules = <Level extends GridLevel>(
  maxSize: number,
): Pick<
  RulesSource<Level, GridPlay<Level>, GridMove>,
  'maxMoves' | 'isMove' | 'begin' | 'apply' | 'progressOf'
> => ({
  maxMoves: MAX_MOVES,
  isMove([kind, ...cells]) {
    if (kind !== 'fill' && kind !== 'clear')
      return cells.length === 0 && (kind === 'undo' || kind === 'hint' || kind === 'check');
    return (
      cells.length > 0 &&
      cells.length <= maxSize &&
      cells.every((cell) => isWithin(cell, 0, maxSize * maxSize - 1)) &&
      new Set(cells).size === cells.length
    );
  },
  begin: createPlay,
  apply: applyMove,
  progressOf: ({ level, wrong }) => Math.max(0, 1 - wrong / countCells(level)),
});

/** The saved data besides the moves. */
export interface GridExtra {
  /** The cells that the player has marked as off. */
  crosses: readonly number[];
}

/**
 * Returns how marks are saved and read.
 * @param maxSize the length of the longest side
 */
export const gridSaves = (maxSize: number) => ({
  parseExtra({ crosses }: { crosses?: unknown }): GridExtra | null {
    const maxCells = maxSize * maxSize;
    const isList = Array.isArray(crosses) && crosses.length <= maxCells;
    return isList && crosses.every((cell) => isWithin(cell, 0, maxCells - 1)) ? { crosses } : null;
  },
  extraOf: ({ crosses }: Pick<GridGame<GridLevel, unknown, unknown>, 'crosses'>): GridExtra => ({
    crosses: crosses.flatMap((isCrossed, cell) => (isCrossed ? [cell] : [])),
  }),
  /** Returns the saved marks of cells that the player can change. */
  crossesFor: (
    { solution, isFixed }: GridLevel,
    saved: GridExtra | undefined,
  ): readonly number[] | undefined =>
    saved?.crosses.filter((cell) => cell < solution.length && !isFixed?.[cell]),
});

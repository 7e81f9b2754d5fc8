/** Defines a board for the game shell. A save contains the moves and the marks. */
import type { PuzzleKind } from '../kit/shell/kind';
import { isWithin, parserOf } from '../kit/shell/rules';
import { MAX_SIZE, MODE_LABELS } from './config';
import type { Edition } from './editions';
import { countCells, countPlaced } from './play';
import { levelFor, sourceOf } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

export interface Extra {
  /** The cells marked as off. */
  crosses: readonly number[];
}

const MAX_CELLS = MAX_SIZE * MAX_SIZE;

/** Returns the definition of an edition for the game shell. */
export function kindOf(edition: Edition): PuzzleKind<ModeKey, Move, Game, Extra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: parserOf(sourceOf(edition)),
    parseExtra({ crosses }) {
      const isList = Array.isArray(crosses) && crosses.length <= MAX_CELLS;
      return isList && crosses.every((cell) => isWithin(cell, 0, MAX_CELLS - 1)) ? { crosses } : null;
    },
    extraOf: ({ crosses }) => ({ crosses: crosses.flatMap((is, cell) => (is ? [cell] : [])) }),
    progressOf: ({ play }) => Math.min(1, countPlaced(play) / countCells(play.level)),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      if (!level) return null;
      const crosses = saved?.crosses.filter((cell) => level.isFixed[cell] === false);
      return createGame(level, { moves: saved?.moves, crosses });
    },
  };
}

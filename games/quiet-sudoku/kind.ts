/** Defines a sudoku for the game shell. A save contains the moves and the notes. */
import type { PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { cachedLayoutOf } from './layout';
import { isNotesArray } from './marks';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

export interface Extra {
  notes: readonly number[];
}

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, Extra> {
  const layout = cachedLayoutOf(edition.variant);
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra: ({ notes }) => (isNotesArray(layout, notes) ? { notes } : null),
    extraOf: ({ notes }) => ({ notes: [...notes] }),
    progressOf({ play: { level, grid } }) {
      const blanks = level.givens.filter((digit) => digit === 0).length;
      return 1 - grid.filter((digit) => digit === 0).length / blanks;
    },
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved);
    },
  };
}

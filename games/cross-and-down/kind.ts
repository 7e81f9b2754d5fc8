/** Defines a crossword for the game shell. A save contains the moves and the penciled letters. */
import { isWithin, createParser } from '../kit/shell/rules';
import type { PuzzleKind } from '../kit/shell/kind';
import { MAX_KEY, MODE_LABELS, type Edition } from './config';
import { countFillable } from './play';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

export interface Extra {
  pencilled: readonly number[];
}

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, Extra> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra({ pencilled }) {
      const isList = Array.isArray(pencilled) && pencilled.every((key) => isWithin(key, 0, MAX_KEY));
      return isList ? { pencilled } : null;
    },
    extraOf: ({ pencilled }) => ({ pencilled: [...pencilled] }),
    progressOf({ play: { level, letters } }) {
      const open = level.answers.filter((answer, key) => answer !== '' && letters[key] === '').length;
      return 1 - open / countFillable(level);
    },
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved);
    },
  };
}

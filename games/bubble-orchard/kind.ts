/** Defines the orchard for the game shell. A save contains the moves and a pending swap. */
import type { PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, { isSwapped: boolean }> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra: ({ isSwapped }) => ({ isSwapped: isSwapped === true }),
    extraOf: ({ isSwapped }) => ({ isSwapped }),
    begin: (spec, saved) =>
      edition.modes.includes(spec.mode) ? createGame(spec, saved?.moves, saved?.isSwapped) : null,
  };
}

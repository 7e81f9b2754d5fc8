/** Defines the game for the game shell. A save contains only the strokes. */
import { MOVES_ONLY, type PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    ...MOVES_ONLY,
    begin: ({ mode }, saved) =>
      edition.modes.includes(mode) ? createGame(edition, mode, saved?.moves) : null,
  };
}

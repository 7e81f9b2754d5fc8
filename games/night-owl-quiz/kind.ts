/** Defines the game for the game shell. A save contains only the moves. */
import { MOVES_ONLY, type PuzzleKind } from '../kit/shell/kind';
import { createParser } from '../kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { progressOf } from './play';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    ...MOVES_ONLY,
    progressOf: ({ play }) => progressOf(play),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved?.moves);
    },
  };
}

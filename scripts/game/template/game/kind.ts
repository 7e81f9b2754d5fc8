/** Defines the game for the kit: its levels. Only the moves are saved. */
import { MOVES_ONLY, type PuzzleKind } from '@/games/kit/shell/kind';
import { createParser } from '@/games/kit/shell/rules';
import { MODE_LABELS, type Edition } from './config';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the puzzle kind of an edition. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: createParser(createRulesSource(edition)),
    ...MOVES_ONLY,
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved?.moves);
    },
  };
}

/** Defines the game for the kit: its levels. Only the moves are saved. */
import type { PuzzleKind } from '../kit/shell/kind';
import { MODE_LABELS, type Edition } from './config';
import { progressOf } from './play';
import { levelFor, matchRulesFor } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Move } from './types';

/** Returns the puzzle kind of an edition. */
export function kindOf(edition: Edition): PuzzleKind<ModeKey, Move, Game, object> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    parseMoves: (input) => matchRulesFor(edition.keyword)?.parseMoves(input) ?? null,
    parseExtra: () => ({}),
    extraOf: () => ({}),
    progressOf: ({ play }) => progressOf(play),
    begin(spec, saved) {
      const level = levelFor(edition, spec);
      return level && createGame(level, saved?.moves);
    },
  };
}

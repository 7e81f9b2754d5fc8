/** Defines the game for the game shell. A save contains the moves and the number of ticks played. */
import type { PuzzleKind } from '../kit/shell/kind';
import { isWithin, createParser } from '../kit/shell/rules';
import { PRESS_CODES } from './codes';
import { MAX_TICKS, type Edition } from './config';
import { levelFor, createRulesSource } from './rules';
import { createGame, type Game, type SavedTicks } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, SavedTicks> {
  return {
    edition,
    chapters: [edition.modes],
    modeLabels: edition.modeLabels,
    hasTimedMoves: true,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra: ({ ticks }) => (isWithin(ticks, 0, MAX_TICKS) ? { ticks } : null),
    extraOf: ({ play }) => ({ ticks: play.tick }),
    isTouched: (moves) => moves.some(([, code]) => code !== PRESS_CODES.calm && code !== PRESS_CODES.open),
    begin(spec, saved) {
      const week = levelFor(edition, spec);
      return week && createGame(week, saved);
    },
  };
}

/** Defines the runner for the game shell. A save contains the moves and the number of ticks played. */
import { isWithin, createParser } from '../kit/shell/rules';
import type { PuzzleKind } from '../kit/shell/kind';
import { MODE_LABELS, MODES, type Edition } from './config';
import { createRulesSource } from './rules';
import { createGame, type Game, type SavedTicks } from './state';
import type { ModeKey, Move } from './types';

const MAX_TICKS = Math.max(...Object.values(MODES).map(({ ticks }) => ticks));

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, SavedTicks> {
  return {
    edition,
    modeLabels: MODE_LABELS,
    hasTimedMoves: true,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra: ({ ticks }) => (isWithin(ticks, 0, MAX_TICKS) ? { ticks } : null),
    extraOf: ({ play }) => ({ ticks: play.tick }),
    begin: (spec, saved) => (edition.modes.includes(spec.mode) ? createGame(spec, saved) : null),
  };
}

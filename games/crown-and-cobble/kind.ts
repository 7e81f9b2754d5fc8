/** Defines the game for the game shell. A save contains the moves and the number of ticks played. */
import type { PuzzleKind } from '../kit/shell/kind';
import { isWithin, createParser } from '../kit/shell/rules';
import { MAX_TICKS, STRENGTHS, type Edition } from './config';
import { parseMode } from './play';
import { createRulesSource } from './rules';
import { createGame, type Game, type SavedTicks } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. */
export function createPuzzleKind(edition: Edition): PuzzleKind<ModeKey, Move, Game, SavedTicks> {
  return {
    edition,
    chapters: STRENGTHS.map((strength) => edition.modes.filter((mode) => mode.endsWith(`-${strength}`))),
    modeLabels: edition.modeLabels,
    hasTimedMoves: true,
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra: ({ ticks }) => (isWithin(ticks, 0, MAX_TICKS) ? { ticks } : null),
    extraOf: ({ play }) => ({ ticks: play.tick }),
    begin({ mode }, saved) {
      const parts = parseMode(mode);
      return parts && createGame({ world: edition.world, ...parts }, saved);
    },
  };
}

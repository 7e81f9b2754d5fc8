/** Defines the game for the kit: its races. The number of driven ticks is saved besides the moves. */
import type { PuzzleKind } from '../kit/shell/kind';
import { isWithin, parserOf } from '../kit/shell/rules';
import { MAX_TICKS, type Edition } from './config';
import { isWarmUp } from './legs';
import { engineOf, sourceOf } from './rules';
import { createGame, type Game, type SavedTicks } from './state';
import type { ModeKey, Move } from './types';

/** Returns the puzzle kind of an edition; the start screen's data of each mode is read anew each time. */
export function kindOf(
  edition: Edition,
  modeLabels: Readonly<Record<ModeKey, string>>,
): PuzzleKind<ModeKey, Move, Game, SavedTicks> {
  const stages = edition.modes.filter((mode) => !isWarmUp(mode));
  const isEasy = (mode: ModeKey) => mode.endsWith('e');
  return {
    edition,
    chapters: [stages.filter((mode) => !isEasy(mode)), stages.filter(isEasy)],
    modeLabels,
    hasTimedMoves: true,
    parseMoves: parserOf(sourceOf(edition)),
    parseExtra: ({ ticks }) => (isWithin(ticks, 0, MAX_TICKS) ? { ticks } : null),
    extraOf: ({ play }) => ({ ticks: play.tick }),
    begin: ({ mode }, saved) => createGame(engineOf(edition), mode, saved),
  };
}

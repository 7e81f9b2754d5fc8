/** Defines the game for the game shell. A save contains the moves and the number of ticks driven. */
import type { PuzzleKind } from '../kit/shell/kind';
import { isWithin, createParser } from '../kit/shell/rules';
import { MAX_TICKS, type Edition } from './config';
import { isWarmUp } from './legs';
import { engineOf, createRulesSource } from './rules';
import { createGame, type Game, type SavedTicks } from './state';
import type { ModeKey, Move } from './types';

/** Returns the definition of an edition for the game shell. Reads the start screen's data of each mode again for every use. */
export function createPuzzleKind(
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
    parseMoves: createParser(createRulesSource(edition)),
    parseExtra: ({ ticks }) => (isWithin(ticks, 0, MAX_TICKS) ? { ticks } : null),
    extraOf: ({ play }) => ({ ticks: play.tick }),
    begin: ({ mode }, saved) => createGame(engineOf(edition), mode, saved),
  };
}

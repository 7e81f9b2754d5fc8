/** What the kit needs to know of an open board: its runs. Nothing is saved besides the swaps. */
import type { PuzzleKind } from '../kit/puzzle/kind';
import { DAILY, MODE_LABELS, openPlan } from './config';
import { openRules } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Swap } from './types';

export const openKind: PuzzleKind<ModeKey, Swap, Game, object> = {
  edition: DAILY,
  modeLabels: MODE_LABELS,
  parseMoves: openRules.parseMoves,
  parseExtra: () => ({}),
  extraOf: () => ({}),
  begin: ({ seed, mode }, saved) =>
    DAILY.modes.includes(mode) ? createGame(openPlan(`${mode} ${seed}`), saved?.moves) : null,
};

/** Defines an open board for the game shell. A save contains only the swaps. */
import { createParser } from '../kit/shell/rules';
import { MOVES_ONLY, type PuzzleKind } from '../kit/shell/kind';
import { DAILY, MODE_LABELS } from './config';
import { progressOf } from './play';
import { openSource } from './rules';
import { createGame, type Game } from './state';
import type { ModeKey, Swap } from './types';
import { planFor } from './week';

export const openKind: PuzzleKind<ModeKey, Swap, Game, object> = {
  edition: DAILY,
  modeLabels: MODE_LABELS,
  parseMoves: createParser(openSource),
  ...MOVES_ONLY,
  progressOf: ({ play }) => progressOf(play),
  begin(spec, saved) {
    const plan = planFor(spec);
    return plan && createGame(plan, saved?.moves);
  },
};

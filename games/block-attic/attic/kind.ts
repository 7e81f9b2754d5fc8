/** Defines the endless floor for the game shell. A save contains only the moves. */
import { createParser } from '../../kit/shell/rules';
import { MOVES_ONLY, type PuzzleKind } from '../../kit/shell/kind';
import { ATTIC, MODE_LABELS } from '../config';
import { atticSource } from '../rules';
import type { AtticMode, AtticMove } from '../types';
import { createGame, type AtticGame } from './state';

export const atticKind: PuzzleKind<AtticMode, AtticMove, AtticGame, object> = {
  edition: ATTIC,
  modeLabels: MODE_LABELS,
  parseMoves: createParser(atticSource),
  ...MOVES_ONLY,
  begin: (spec, saved) => (ATTIC.modes.includes(spec.mode) ? createGame(spec, saved?.moves) : null),
};

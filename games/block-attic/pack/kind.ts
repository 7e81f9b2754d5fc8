/** Defines packing for the game shell. A save contains only the moves. */
import { createParser } from '../../kit/shell/rules';
import { MOVES_ONLY, type PuzzleKind } from '../../kit/shell/kind';
import { MODE_LABELS, PACKING } from '../config';
import { packSource } from '../rules';
import type { PackMode, PackMove } from '../types';
import { createGame, type PackGame } from './state';

export const packKind: PuzzleKind<PackMode, PackMove, PackGame, object> = {
  edition: PACKING,
  modeLabels: MODE_LABELS,
  parseMoves: createParser(packSource),
  ...MOVES_ONLY,
  begin: (spec, saved) => (PACKING.modes.includes(spec.mode) ? createGame(spec, saved?.moves) : null),
};

/** Defines the solitaire game for the game shell. A save contains only the moves. */
import { createParser } from '../../kit/shell/rules';
import { MOVES_ONLY, type PuzzleKind } from '../../kit/shell/kind';
import { MODE_LABELS } from '../config';
import type { ModeKey } from '../types';
import { PATIENCE } from './config';
import { levelFor, progressOf } from './play';
import { patienceSource } from './rules';
import { createPatience, type PatienceGame } from './state';
import type { PatienceMove } from './types';

export const patienceKind: PuzzleKind<ModeKey, PatienceMove, PatienceGame, object> = {
  edition: PATIENCE,
  modeLabels: MODE_LABELS,
  parseMoves: createParser(patienceSource),
  ...MOVES_ONLY,
  progressOf: ({ play }) => progressOf(play),
  begin(spec, saved) {
    const deal = levelFor(spec);
    return deal && createPatience(deal, saved?.moves);
  },
};

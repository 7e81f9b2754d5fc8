/** Defines the bell tower for the game shell. A save contains only the moves. */
import { createParser } from '../../kit/shell/rules';
import { MOVES_ONLY, type PuzzleKind } from '../../kit/shell/kind';
import { BELL_LABELS, BELLS } from '../config';
import type { BellMode } from '../types';
import { levelFor } from './play';
import { bellSource } from './rules';
import { createGame, type Game } from './state';
import type { Move } from './types';

export const bellsKind: PuzzleKind<BellMode, Move, Game, object> = {
  edition: BELLS,
  modeLabels: BELL_LABELS,
  chapters: [BELLS.modes],
  parseMoves: createParser(bellSource),
  ...MOVES_ONLY,
  begin: (spec, saved) => (BELLS.modes.includes(spec.mode) ? createGame(levelFor(spec), saved?.moves) : null),
};

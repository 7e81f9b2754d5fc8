/** Defines the record player for the game shell. A save contains the moves and the time of the tune that was reached. */
import { isWithin, createParser } from '../kit/shell/rules';
import type { PuzzleKind } from '../kit/shell/kind';
import { MODE_LABELS, NEEDLE } from './config';
import { MAX_MS, needleSource } from './rules';
import { createGame, type Game, type SavedTime } from './state';
import { START_MOVE, type Move, type TuneKey } from './types';

export const needleKind: PuzzleKind<TuneKey, Move, Game, SavedTime> = {
  edition: NEEDLE,
  modeLabels: MODE_LABELS,
  hasTimedMoves: true,
  parseMoves: createParser(needleSource),
  parseExtra: ({ ms }) => (isWithin(ms, 0, MAX_MS) ? { ms } : null),
  extraOf: ({ play }) => ({ ms: Math.round(play.ms) }),
  isTouched: (moves) => moves.some(([what]) => what !== START_MOVE),
  begin: (spec, saved) => (NEEDLE.modes.includes(spec.mode) ? createGame(spec, saved) : null),
};

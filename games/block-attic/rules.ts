/** The replay rules for the scores service: replays an untrusted move list to the exact result. Pure and deterministic. */
import type { GameRules, LevelSpec } from '@/lib/domain/games/game-rules';
import { isWithin, makeRules, type RulesSource } from '../kit/shell/rules';
import {
  applyMove as applyAttic,
  createPlay as createAttic,
  progressOf as atticProgress,
} from './attic/play';
import {
  ATTIC,
  CELLS,
  HAND_SIZE,
  MAX_HINTS,
  MAX_PACK_MOVES,
  MAX_PLACED,
  MAX_UNDOS,
  MIN_MS_PER_MOVE,
  PACKING,
} from './config';
import { applyMove as applyPack, createPlay as createPack, progressOf as packProgress } from './pack/play';
import type { AtticMove, AtticPlay, PackMove, PackPlay } from './types';

const MAX_PIECES = 16;
const createModeCheck = (modes: readonly string[]) => (spec: LevelSpec) =>
  modes.includes(spec.mode) ? spec : null;
const minMs = (_: LevelSpec, moveCount: number): number => moveCount * MIN_MS_PER_MOVE;

export const atticSource: RulesSource<LevelSpec, AtticPlay, AtticMove> = {
  maxMoves: MAX_PLACED + MAX_HINTS + MAX_UNDOS + 1,
  isMove: (move) =>
    move.length === 1
      ? move[0] === 'hint' || move[0] === 'end' || move[0] === 'undo'
      : move.length === 2 && isWithin(move[0], 0, HAND_SIZE - 1) && isWithin(move[1], 0, CELLS - 1),
  levelFor: createModeCheck(ATTIC.modes),
  begin: createAttic,
  apply: applyAttic,
  progressOf: atticProgress,
  scoreOf: ({ score }) => score,
  minimumActiveMs: minMs,
  msPerMove: MIN_MS_PER_MOVE,
};

// Lets the bundler remove these rules from the game's script, which does not use them.
export const atticRules = /* @__PURE__ */ makeRules(atticSource);

export const packSource: RulesSource<LevelSpec, PackPlay, PackMove> = {
  maxMoves: MAX_PACK_MOVES,
  isMove: ([kind, piece, cell, ...rest]) => {
    if (rest.length) return false;
    if (kind === 'hint') return piece === undefined && cell === undefined;
    if (!isWithin(piece, 0, MAX_PIECES - 1)) return false;
    return kind === 'put' ? isWithin(cell, 0, CELLS + 9) : kind === 'lift' && cell === undefined;
  },
  levelFor: createModeCheck(PACKING.modes),
  begin: createPack,
  apply: applyPack,
  progressOf: packProgress,
  minimumActiveMs: minMs,
  msPerMove: MIN_MS_PER_MOVE,
};

// Lets the bundler remove these rules from the game's script, which does not use them.
export const packRules = /* @__PURE__ */ makeRules(packSource);

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export function rulesFor(keyword: string): GameRules | null {
  if (keyword === PACKING.keyword) return packRules as GameRules;
  return keyword === ATTIC.keyword ? (atticRules as GameRules) : null;
}

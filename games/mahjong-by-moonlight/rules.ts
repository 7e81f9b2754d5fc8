/**
 * The replay rules for the scores service: makes a deal from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { cachedBoardOf } from './board';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_PAIR, type Edition } from './config';
import { dealSet } from './deal';
import { applyMove, createPlay, type Play } from './play';
import type { LayoutKey, Level, ModeKey, Move } from './types';

const levelMakers = new Map<LayoutKey, (spec: LevelSpec) => Level>();

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor({ layout, modes }: Edition, spec: LevelSpec): Level | null {
  if (!modes.some((mode) => mode === spec.mode)) return null;
  let make = levelMakers.get(layout);
  if (!make) {
    const board = cachedBoardOf(layout);
    make = rememberLevels(({ mode, seed }) => ({
      board,
      seed: `${mode} ${seed}`,
      ...dealSet(board, mode as ModeKey, seed),
    }));
    levelMakers.set(layout, make);
  }
  return make(spec);
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export function createRulesSource(edition: Edition): RulesSource<Level, Play, Move> {
  const tiles = cachedBoardOf(edition.layout).slots.length;
  return {
    maxMoves: MAX_MOVES,
    isMove(item) {
      const [kind, a, b] = item;
      if (kind === 'pair') return item.length === 3 && isWithin(a, 0, tiles - 1) && isWithin(b, 0, tiles - 1);
      return item.length === 1 && (kind === 'hint' || kind === 'shuffle');
    },
    levelFor: (spec) => levelFor(edition, spec),
    begin: createPlay,
    apply: applyMove,
    progressOf: ({ left }) => 1 - left / tiles,
    minimumActiveMs: () => (tiles / 2) * MIN_MS_PER_PAIR,
    msPerMove: MIN_MS_PER_PAIR,
  };
}

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);

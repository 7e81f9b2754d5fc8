/**
 * The replay rules for the scores service: makes a deal from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { PACK } from '../kit/cards/cards';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, MAX_AT_ONCE, type Edition } from './config';
import { dealLevel } from './deal';
import { optionsOf } from './options';
import { applyMove, countHome, createPlay, STOCK, type Play } from './play';
import type { Level, Move } from './types';

const makeLevel = rememberLevels((spec) => dealLevel(optionsOf(spec), `${spec.mode} ${spec.seed}`));

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  return edition.modes.some((mode) => mode === spec.mode) ? makeLevel(spec) : null;
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove(item) {
    if (item.length === 1) return item[0] === 'draw' || item[0] === 'recycle' || item[0] === 'hint';
    const [from, to, count] = item;
    return (
      item.length === 3 &&
      isWithin(from, 0, STOCK - 1) &&
      isWithin(to, 0, STOCK - 1) &&
      isWithin(count, 1, 13)
    );
  },
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: (play) => countHome(play) / PACK,
  minimumActiveMs: (_, moveCount) => Math.max(0, moveCount - MAX_AT_ONCE) * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);

/**
 * The replay rules for the scores service: makes a deal from its seed and replays an untrusted move list. Pure and
 * deterministic.
 */
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import type { Move } from '../kit/cards/types';
import { findRules, isWithin, rememberLevels, type RulesSource } from '../kit/shell/rules';
import { EDITIONS, type Edition } from './config';
import { dealLevel } from './deal';
import { applyMove, createPlay, type Play } from './play';
import { countDone, goalCountOf } from './table';
import { MAX_MOVES, MIN_MS_PER_MOVE, MAX_AT_ONCE } from './tuning';
import type { Level, ModeKey } from './types';

const MAX_PILES = 40;
const levels = new Map<string, (spec: LevelSpec) => Level>();

/** Returns the level of a spec, or null when the edition has no such mode. Caches the last few levels. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  const rules = edition.rules[spec.mode as ModeKey];
  if (!rules || !edition.modes.some((mode) => mode === spec.mode)) return null;
  let make = levels.get(edition.keyword);
  if (!make) {
    make = rememberLevels((one) =>
      dealLevel(edition.rules[one.mode as ModeKey]!, `${edition.keyword} ${one.mode} ${one.seed}`),
    );
    levels.set(edition.keyword, make);
  }
  return make(spec);
}

/** Returns the functions from which the kit builds an edition's replay rules. */
export const createRulesSource = (edition: Edition): RulesSource<Level, Play, Move> => ({
  maxMoves: MAX_MOVES,
  isMove(item) {
    if (item.length === 1) return item[0] === 'draw' || item[0] === 'recycle' || item[0] === 'hint';
    const [from, to, count] = item;
    return (
      item.length === 3 &&
      isWithin(from, 0, MAX_PILES) &&
      isWithin(to, 0, MAX_PILES) &&
      isWithin(count, 1, 104)
    );
  },
  levelFor: (spec) => levelFor(edition, spec),
  begin: createPlay,
  apply: applyMove,
  progressOf: (play) => countDone(play) / goalCountOf(play.rules),
  minimumActiveMs: (_, moveCount) => Math.max(0, moveCount - MAX_AT_ONCE) * MIN_MS_PER_MOVE,
  msPerMove: MIN_MS_PER_MOVE,
});

/** Returns the rules of an edition by its catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string) => findRules(EDITIONS, keyword, createRulesSource);

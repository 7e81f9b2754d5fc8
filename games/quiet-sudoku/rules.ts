/** What the scores service relies on: levels from seeds, move lists from outside, replay. Pure and the same everywhere. */
import type { GameRules, LevelSpec, ReplayResult } from '@/lib/domain/game-rules';
import { dateOfSeed, weekdayOf } from '@/lib/domain/daily-seed';
import { editionOf, MAX_MOVES, MIN_MS_PER_CELL, WEEK, type Edition } from './config';
import { generateLevel } from './generate';
import { layoutOf } from './layout';
import { applyMove, createPlay, isFinished } from './play';
import type { Grade, Level, Move } from './types';

const CACHED_LEVELS = 64;
const levels = new Map<string, Level>();

/** The grade of a level: the mode's own, or for a daily the weekday's (medium where the seed has no date). */
export function gradeOf({ seed, mode }: LevelSpec): Grade {
  if (mode !== 'daily') return mode as Grade;
  const date = dateOfSeed(seed);
  return date ? WEEK[weekdayOf(date)]! : 'medium';
}

/** Makes the level of a spec, null when the edition has no such mode. The last few are remembered. */
export function levelFor(edition: Edition, spec: LevelSpec): Level | null {
  if (!edition.modes.some((mode) => mode === spec.mode)) return null;
  const key = `${edition.variant} ${spec.mode} ${spec.seed}`;
  let level = levels.get(key);
  if (!level) {
    level = generateLevel(edition.variant, gradeOf(spec), spec.seed);
    if (levels.size >= CACHED_LEVELS) levels.delete(levels.keys().next().value!);
    levels.set(key, level);
  }
  return level;
}

/** The rules of an edition by its catalogue keyword, null when it is none of ours. */
export function rulesFor(keyword: string): GameRules<Move> | null {
  const edition = editionOf(keyword);
  return edition && makeRules(edition);
}

function makeRules(edition: Edition): GameRules<Move> {
  const { cellCount, size } = layoutOf(edition.variant);
  const isWithin = (value: unknown, from: number, to: number) =>
    Number.isInteger(value) && (value as number) >= from && (value as number) <= to;
  const isMove = (move: unknown): move is Move => {
    if (!Array.isArray(move)) return false;
    const [kind, cell, digit] = move as unknown[];
    if (kind === 'place')
      return move.length === 3 && isWithin(cell, 0, cellCount - 1) && isWithin(digit, 1, size);
    if (kind === 'erase') return move.length === 2 && isWithin(cell, 0, cellCount - 1);
    return move.length === 1 && (kind === 'undo' || kind === 'hint' || kind === 'check');
  };

  return {
    parseMoves(input) {
      if (!Array.isArray(input) || input.length > MAX_MOVES) return null;
      // Array.from turns holes into undefined, which `every` would skip.
      return Array.from(input as unknown[]).every(isMove) ? (input as Move[]) : null;
    },
    replay(spec, moves): ReplayResult {
      const level = levelFor(edition, spec);
      if (!level)
        return {
          outcome: 'illegal',
          moveCount: 0,
          penaltyMs: 0,
          progress: 0,
          reason: `no mode ${spec.mode}`,
        };
      const play = createPlay(level);
      const toFill = play.wrong;
      const result = (
        outcome: ReplayResult['outcome'],
        moveCount: number,
        reason?: string,
      ): ReplayResult => ({
        outcome,
        moveCount,
        penaltyMs: play.penaltyMs,
        progress: (toFill - play.wrong) / toFill,
        ...(reason === undefined ? {} : { reason }),
      });
      for (const [index, move] of moves.entries()) {
        const reason = applyMove(play, move);
        if (reason) return result('illegal', index, `move ${index}: ${reason}`);
      }
      return result(isFinished(play) ? 'finished' : 'unfinished', moves.length);
    },
    minimumActiveMs(spec) {
      const level = levelFor(edition, spec);
      return level ? level.givens.filter((digit) => digit === 0).length * MIN_MS_PER_CELL : 0;
    },
  };
}

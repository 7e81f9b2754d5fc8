/** Replays any game: parses untrusted move lists, applies them to the level of a spec, and verifies the end. */
import type { GameRules, LevelSpec, ReplayResult } from '@/lib/domain/games/game-rules';
import { findEdition } from './editions';

export interface RulesSource<Level, Play extends { readonly penaltyMs: number }, Move> {
  maxMoves: number;
  /** Returns whether an item of an untrusted list is a move. */
  isMove(item: readonly unknown[]): boolean;
  /** Returns the level of a spec, or null for an unknown mode. */
  levelFor(spec: LevelSpec): Level | null;
  begin(level: Level): Play;
  /** Applies a move. Returns null, or the reason why the move is illegal. An illegal move changes nothing. */
  apply(play: Play, move: Move): string | null;
  /** Returns the finished fraction, 0 to 1. It is 1 only for a complete solution. */
  progressOf(play: Play): number;
  /** Returns the score so far, in a game that ranks by score. */
  scoreOf?(play: Play): number;
  minimumActiveMs(level: Level, moveCount: number): number;
  /** The minimum time per move in ms, averaged over a run; omitted when the moves state their own time. */
  msPerMove?: number;
  /** Returns the minimum active time of a play whose moves state their own time. Overrides `minimumActiveMs`. */
  minimumActiveMsOf?(play: Play): number;
  /** Returns the milliseconds that a play took at full speed. Only for games whose ticks follow the clock without a break. */
  playedMsOf?(play: Play): number;
  /** Returns the time that ranks, in a game that ranks by the time of its ticks. */
  timeMsOf?(play: Play): number;
}

/** Returns a parser for an untrusted list of moves. The parser returns null for invalid input. */
export const createParser =
  <Level, Play extends { readonly penaltyMs: number }, Move>({
    maxMoves,
    isMove,
  }: RulesSource<Level, Play, Move>) =>
  (input: unknown): readonly Move[] | null => {
    if (!Array.isArray(input) || input.length > maxMoves) return null;
    // Array.from turns holes into undefined, which `every` would skip.
    const items = Array.from(input as unknown[]);
    return items.every((item) => Array.isArray(item) && isMove(item)) ? (items as Move[]) : null;
  };

/** Creates the replay rules that the scores service uses. */
export function makeRules<Level, Play extends { readonly penaltyMs: number }, Move>(
  source: RulesSource<Level, Play, Move>,
): GameRules<Move> {
  return {
    ...(source.msPerMove !== undefined && { msPerMove: source.msPerMove }),
    ...(source.playedMsOf && { hasTicks: true }),
    parseMoves: createParser(source),
    replay(spec, moves, isBudgetSpent): ReplayResult {
      const level = source.levelFor(spec);
      if (!level) {
        const reason = `no mode ${spec.mode}`;
        return { outcome: 'illegal', moveCount: 0, penaltyMs: 0, progress: 0, reason };
      }
      const play = source.begin(level);
      const resultOf = (outcome: ReplayResult['outcome'], moveCount: number): ReplayResult => {
        const { penaltyMs } = play;
        const score = source.scoreOf && { score: source.scoreOf(play) };
        const minimum = source.minimumActiveMsOf && { minimumActiveMs: source.minimumActiveMsOf(play) };
        const played = source.playedMsOf && { playedMs: source.playedMsOf(play) };
        const time = source.timeMsOf && { timeMs: source.timeMsOf(play) };
        const progress = source.progressOf(play);
        return { outcome, moveCount, penaltyMs, progress, ...score, ...minimum, ...played, ...time };
      };
      for (const [index, move] of moves.entries()) {
        if (isBudgetSpent?.()) return resultOf('interrupted', index);
        const reason = source.apply(play, move);
        if (reason) return { ...resultOf('illegal', index), reason: `move ${index}: ${reason}` };
      }
      return resultOf(source.progressOf(play) === 1 ? 'finished' : 'unfinished', moves.length);
    },
    minimumActiveMs(spec, moveCount) {
      const level = source.levelFor(spec);
      return level ? source.minimumActiveMs(level, moveCount) : 0;
    },
  };
}

/** Creates the rules of the edition with a keyword, or returns null for an unknown one. */
export function findRules<
  Edition extends { keyword: string },
  Level,
  Play extends { readonly penaltyMs: number },
  Move,
>(
  editions: readonly Edition[],
  keyword: string,
  sourceOf: (edition: Edition) => RulesSource<Level, Play, Move>,
): GameRules<Move> | null {
  const edition = findEdition(editions, keyword);
  return edition && makeRules(sourceOf(edition));
}

/** Returns whether an untrusted value is an integer within a range, both ends included. */
export const isWithin = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && (value as number) >= from && (value as number) <= to;

const CACHED_LEVELS = 64;

/** Caches the last few levels, so that replay, minimum time and screen share one generated level. */
export function rememberLevels<Level>(make: (spec: LevelSpec) => Level): (spec: LevelSpec) => Level {
  const levels = new Map<string, Level>();
  return (spec) => {
    const key = `${spec.mode} ${spec.seed}`;
    let level = levels.get(key);
    if (!level) {
      level = make(spec);
      if (levels.size >= CACHED_LEVELS) levels.delete(levels.keys().next().value!);
      levels.set(key, level);
    }
    return level;
  };
}

/**
 * The replay rules of the Flash file, which `npm run flash` compiles to JavaScript from the same source. The scores
 * service uses them to replay games.
 */
import type { GameRules } from '@/lib/domain/games/game-rules';
import { isWithin, makeRules } from '../kit/shell/rules';
import { Moves, Replay } from './compiled/replay.mjs';
import { KEYWORD, MODES } from './config';
import type { Move } from './log';

export const TICKS_PER_SECOND = 60;
const { maxMoves, maxTicks } = Moves.LIMITS;
/** The fraction of a run's time that may be missing because of inaccurate clocks and slow networks. */
const MAX_MISSING_SHARE = 0.04;
const MAX_MISSING_MS = 1_500;

/** Returns the minimum active time for a number of ticks. */
export const minDurationMs = (ticks: number): number =>
  Math.max(0, Math.floor((ticks * 1000 * (1 - MAX_MISSING_SHARE)) / TICKS_PER_SECOND) - MAX_MISSING_MS);

interface Level {
  difficulty: number;
  seed: string;
}

interface Play {
  readonly penaltyMs: 0;
  readonly replay: Replay;
}

const rules: GameRules<Move> = makeRules<Level, Play, Move>({
  maxMoves,
  isMove: (move) =>
    move.length === 2 && isWithin(move[0], 0, maxTicks) && isWithin(move[1], 0, Moves.LIMITS.end),
  levelFor: ({ seed, mode }) => {
    const difficulty = MODES.findIndex(({ key }) => key === mode);
    return difficulty < 0 ? null : { difficulty, seed };
  },
  begin: ({ difficulty, seed }) => ({ penaltyMs: 0, replay: new Replay(difficulty, seed) }),
  apply: ({ replay }, [ticks, code]) => replay.apply(ticks, code),
  progressOf: ({ replay }) => (replay.isEnded ? 1 : replay.world.tick / (maxTicks + 1)),
  scoreOf: ({ replay }) => replay.world.score,
  playedMsOf: ({ replay }) => Math.round((replay.world.tick * 1000) / TICKS_PER_SECOND),
  minimumActiveMs: () => 0,
  minimumActiveMsOf: ({ replay }) => minDurationMs(replay.world.tick),
});

/** Returns the rules by the catalog keyword, or null for an unknown keyword. */
export const rulesFor = (keyword: string): GameRules<Move> | null => (keyword === KEYWORD ? rules : null);

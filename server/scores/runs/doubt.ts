/** Why the clock of a finished run is not believed (docs/scores.md "What a run proves"). */
import type { RunTime } from './run-time';

// A few moves may fall between the last heartbeat and a lost network, or a closed lid; more than that proves no clock.
const FEW_MOVES = 3;
const FEW_SHARE = 0.2;

// A browser may have lost what it saved last.
const LOST_MOVES = 10;
const LOST_SHARE = 0.25;

const PACED_FROM_MS = 60_000;
const PACED_FROM_MOVES = 6;
const BUSIEST_SHARE = 0.75;
// Of a dozen moves most may honestly fall into the one interval that lost its heartbeat.
const DOZEN = { to: 16, share: 0.9 };
const LATE_FROM_MS = 2_000;

const MANY_PAUSES = 10;
const SHORTEST_STRETCH_MS = 3_000;

// Frames count only so much time in a game of ticks, so a slowed browser plays it in slow motion.
const MAX_LAG_SHARE = 0.1;
/** Requests, and the count before a start: no ticks pass in either. */
export const START_MS = 5_000;
// A pause must not buy slow motion.
const MAX_STARTS = 3;

/**
 * Returns why a run of ticks cannot be ranked yet; null where its ticks kept up with its active time.
 * @param playedMs what the ticks take at full speed
 */
export const doubtOfTicks = ({ activeMs, pauseCount }: RunTime, playedMs: number): string | null => {
  const runningMs = activeMs - START_MS * Math.min(MAX_STARTS, 1 + pauseCount);
  return runningMs - playedMs > runningMs * MAX_LAG_SHARE ? 'slow-motion' : null;
};

const busiestShareOf = (moveCount: number): number => (moveCount <= DOZEN.to ? DOZEN.share : BUSIEST_SHARE);

/**
 * Why a finished run cannot be ranked yet; null where its clock is sound.
 * @param moveCount how many moves were submitted
 * @param minimumActiveMs the least that the level takes a person
 */
export const doubtOf = (time: RunTime, moveCount: number, minimumActiveMs: number): string | null => {
  const few = Math.max(FEW_MOVES, moveCount * FEW_SHARE);
  if (time.activeMs < minimumActiveMs) return 'too-fast';
  if (time.unwitnessedMoves > few) return 'unwitnessed-moves';
  if (time.toldMoves - moveCount > Math.max(LOST_MOVES, moveCount * LOST_SHARE)) return 'missing-moves';
  if (
    (time.activeMs >= PACED_FROM_MS || time.lateMs > LATE_FROM_MS) &&
    moveCount >= PACED_FROM_MOVES &&
    time.busiestMoves > moveCount * busiestShareOf(moveCount)
  )
    return 'moves-at-once';
  return time.pauseCount >= MANY_PAUSES && time.activeMs < time.pauseCount * SHORTEST_STRETCH_MS
    ? 'paused-too-often'
    : null;
};

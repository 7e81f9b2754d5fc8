/** The reasons for quarantining a finished run (docs/scores.md "What a run proves"). */
import { INSPECTION_MS, type RunClock } from './run-clock';

export type RejectionReason =
  'too-fast' | 'unseen-moves' | 'missing-moves' | 'moves-at-once' | 'paused-too-often' | 'slow-motion';

/**
 * Returns whether there are more unseen moves than an honest player makes between the last heartbeat and a loss of the
 * network or a closed laptop.
 */
export const hasTooManyUnseenMoves = (unseenMoves: number, moveCount: number): boolean =>
  unseenMoves > Math.max(3, moveCount * 0.2);

// A browser may have lost its most recent moves.
const MAX_LOST_MOVES = 10;
const MAX_LOST_SHARE = 0.25;

const MIN_PACE_CHECK_MS = 60_000;
const MIN_PACE_CHECK_MOVES = 6;
const MAX_BUSIEST_SHARE = 0.75;
// In a short run, one lost heartbeat can cause most moves to arrive together with the next report.
const SHORT_RUN = { maxMoves: 16, maxBusiestShare: 0.9 };
const MIN_PACE_CHECK_MOVED_GAP_MS = 2_000;

const MAX_PAUSES = 10;
const MIN_STRETCH_MS = 3_000;

// In a game of ticks, each frame advances by a limited time at most, so the game runs in slow motion in a slowed
// browser.
const MAX_LAG_SHARE = 0.1;
/** The time allowed for requests and the countdown before each start, during which no ticks pass. */
export const RUN_START_MS = 5_000;
// Limits how many starts get that allowance, because repeated pauses would otherwise hide slow motion.
const MAX_RUN_STARTS = 3;

/**
 * Returns why a run of ticks cannot be ranked yet; null when its ticks kept up with its active time.
 * @param playedMs the duration of the ticks at full speed
 */
export const findTickRejection = (
  { activeMs, pauseCount }: RunClock,
  playedMs: number,
): RejectionReason | null => {
  const runningMs = activeMs - RUN_START_MS * Math.min(MAX_RUN_STARTS, 1 + pauseCount);
  return runningMs - playedMs > runningMs * MAX_LAG_SHARE ? 'slow-motion' : null;
};

const maxBusiestShareOf = (moveCount: number): number =>
  moveCount <= SHORT_RUN.maxMoves ? SHORT_RUN.maxBusiestShare : MAX_BUSIEST_SHARE;

/**
 * Returns why a finished run cannot be ranked yet; null when its clock is plausible.
 * @param moveCount the number of submitted moves
 * @param minimumActiveMs the shortest time in which a person can solve the level
 */
export const findRejection = (
  clock: RunClock,
  moveCount: number,
  minimumActiveMs: number,
): RejectionReason | null => {
  // A player may solve the puzzle mentally before the first move.
  const seenMs = clock.activeMs + Math.min(INSPECTION_MS, clock.gapMs);
  if (seenMs < minimumActiveMs) return 'too-fast';
  if (hasTooManyUnseenMoves(clock.unseenMoves, moveCount)) return 'unseen-moves';
  if (clock.reportedMoves - moveCount > Math.max(MAX_LOST_MOVES, moveCount * MAX_LOST_SHARE))
    return 'missing-moves';
  if (
    (clock.activeMs >= MIN_PACE_CHECK_MS || clock.movedGapMs > MIN_PACE_CHECK_MOVED_GAP_MS) &&
    moveCount >= MIN_PACE_CHECK_MOVES &&
    clock.busiestMoves > moveCount * maxBusiestShareOf(moveCount)
  )
    return 'moves-at-once';
  return clock.pauseCount >= MAX_PAUSES && clock.activeMs < clock.pauseCount * MIN_STRETCH_MS
    ? 'paused-too-often'
    : null;
};

/**
 * The clock of a run: the scores service's own time, bounded by heartbeats (docs/scores.md "What a run proves"). The service
 * counts with it, and the browser estimates with it what the service has counted.
 */

export const HEARTBEAT_SECONDS = 15;
/** An interval without a heartbeat counts at most this long. */
export const MAX_INTERVAL_MS = 30_000;
/** Networks lose a heartbeat and delay the next by this much; for so long, moves may be made in uncounted time. */
export const MAX_MOVED_GAP_MS = 20_000;
/** Ranked time starts at the first move, or after this long: a new puzzle may be looked at first (docs/scores.md). */
export const INSPECTION_MS = 15_000;
// The limit of a database integer: a level of the archive may stay open for months.
const MAX_GAP_MS = 2_147_483_647;
// Delayed heartbeats arrive together: moves may use up the time of one earlier interval.
const MAX_SPARE_MS = HEARTBEAT_SECONDS * 1000;

export interface RunClock {
  activeMs: number;
  /** Time without a heartbeat beyond what an interval may count. */
  gapMs: number;
  isPaused: boolean;
  /** When the last report arrived, in milliseconds since 1970. */
  lastReportAt: number;
  /** The most moves ever reported. */
  moveCount: number;
  /** The moves of the last report: fewer after undoing or restarting. */
  reportedMoves: number;
  /** Moves for which there was no counted time: made in a gap, during a pause, or faster than a person can. */
  unseenMoves: number;
  /** The part of the gaps in which moves were made. */
  movedGapMs: number;
  /** Counted time that moves have not used. */
  spareMs: number;
  /** How often the clock was stopped. */
  pauseCount: number;
  /** The most moves that arrived with one report. */
  busiestMoves: number;
}

/** A report at the end of an interval. */
export interface Report {
  moveCount: number;
  /** The shortest time in ms of a move in a burst; 0 when the moves carry their time. */
  msPerMove: number;
  /** The active time at which play stopped in this interval; absent when it continued to the end. */
  stoppedAtMs?: number | undefined;
  /**
   * The browser's own count of the run's active time; the first report shows how long the player inspected the puzzle before
   * the first move.
   */
  claimedMs?: number | undefined;
}

/** Returns the clock of a run that starts now. @param now milliseconds since 1970 */
export const startClock = (now: number): RunClock => ({
  ...{ activeMs: 0, gapMs: 0, movedGapMs: 0, spareMs: 0, isPaused: false, lastReportAt: now },
  ...{ moveCount: 0, reportedMoves: 0, unseenMoves: 0, pauseCount: 0, busiestMoves: 0 },
});

/**
 * Returns the time before the first move, which does not rank. Only the first report of a run may exclude it, and only before
 * any move.
 */
const inspectionOf = (clock: RunClock, elapsedMs: number, newMoves: number, claimedMs = Infinity): number => {
  const isFirst = clock.activeMs === 0 && clock.gapMs === 0 && clock.pauseCount === 0;
  return isFirst && newMoves === 0 ? Math.min(INSPECTION_MS, Math.max(0, elapsedMs - claimedMs)) : 0;
};

/** Measures an interval: the time that it adds, and whether the service observed the moves made in it. */
const measureInterval = (clock: RunClock, now: number, newMoves: number, report: Report) => {
  const { stoppedAtMs = Infinity, claimedMs } = report;
  const sinceReportMs = clock.isPaused ? 0 : Math.max(0, now - clock.lastReportAt);
  const inspectionMs = inspectionOf(clock, sinceReportMs, newMoves, claimedMs);
  const elapsedMs = sinceReportMs - inspectionMs;
  const playedMs = Math.max(0, stoppedAtMs - clock.activeMs);
  const countedMs = Math.min(elapsedMs, MAX_INTERVAL_MS, playedMs);
  const gapMs = elapsedMs - countedMs;
  const movedGapMs = Math.min(clock.movedGapMs + (newMoves > 0 ? gapMs : 0), MAX_GAP_MS);
  // Nobody observes moves during a pause, nor in a gap longer than networks cause.
  const isSeen = !clock.isPaused && (gapMs === 0 || (newMoves > 0 && movedGapMs <= MAX_MOVED_GAP_MS));
  return { countedMs, gapMs: gapMs + inspectionMs, movedGapMs, isSeen };
};

/** Advances the clock to `now` (milliseconds since 1970) with the moves reported since. */
export const advanceClock = (clock: RunClock, now: number, report: Report): RunClock => {
  const { moveCount, msPerMove } = report;
  // A player repeats undone moves, and each takes its own time.
  const isFewer = moveCount < clock.reportedMoves;
  const newMoves = Math.max(0, moveCount - clock.reportedMoves);
  const { countedMs, gapMs, movedGapMs, isSeen } = measureInterval(clock, now, newMoves, report);
  const roomMs = isSeen ? clock.spareMs + countedMs : 0;
  const neededMs = newMoves * msPerMove;
  const seenMoves = !isSeen ? 0 : neededMs <= roomMs ? newMoves : Math.floor(roomMs / msPerMove);
  // Spare time from before a pause remains.
  const leftMs = clock.isPaused ? clock.spareMs : Math.min(MAX_SPARE_MS, Math.max(0, roomMs - neededMs));
  return {
    activeMs: clock.activeMs + countedMs,
    gapMs: Math.min(clock.gapMs + gapMs, MAX_GAP_MS),
    isPaused: clock.isPaused,
    lastReportAt: now,
    moveCount: Math.max(clock.moveCount, moveCount),
    reportedMoves: moveCount,
    unseenMoves: clock.unseenMoves + newMoves - seenMoves,
    movedGapMs,
    // After a gap or an undo, no spare time is left.
    spareMs: isFewer ? 0 : leftMs,
    pauseCount: clock.pauseCount,
    // Undone moves may be repeated at once.
    busiestMoves: Math.max(clock.busiestMoves, moveCount - clock.moveCount),
  };
};

/**
 * The clock of a run: time measured by the scores service, bounded by heartbeats (docs/scores.md "What a run proves").
 * The service measures with it; the browser uses it to estimate what the service has measured.
 */

export const HEARTBEAT_SECONDS = 15;
/** The most time that counts for an interval without a heartbeat. */
export const MAX_INTERVAL_MS = 30_000;
/**
 * The maximum total length of gaps in which the service accepts moves. A network may lose one heartbeat and delay the
 * next one.
 */
export const MAX_MOVED_GAP_MS = 20_000;
/**
 * Ranked time starts at the first move, or after this long at the latest, so that players can inspect a new puzzle
 * first (docs/scores.md).
 */
export const INSPECTION_MS = 15_000;
// The maximum of a database integer. A level of the archive may stay open for months.
const MAX_GAP_MS = 2_147_483_647;
// Delayed heartbeats can arrive together, so moves may have been made in the unused time of the interval before.
const MAX_SPARE_MS = HEARTBEAT_SECONDS * 1000;

export interface RunClock {
  activeMs: number;
  /** Time without a heartbeat that exceeded what an interval may count. */
  gapMs: number;
  isPaused: boolean;
  /** When the last report arrived, in milliseconds since 1970. */
  lastReportAt: number;
  /** The highest move count ever reported. */
  moveCount: number;
  /** The move count of the last report, which is lower after undoing or restarting. */
  reportedMoves: number;
  /** The number of moves without counted time: made in a gap, during a pause, or faster than a person can move. */
  unseenMoves: number;
  /** The total length of gaps in which moves were made. */
  movedGapMs: number;
  /** Counted time that no move has used. */
  spareMs: number;
  /** How often the clock was stopped. */
  pauseCount: number;
  /** The highest number of moves that arrived with one report. */
  busiestMoves: number;
}

/** The game's report at the end of an interval. */
export interface ProgressReport {
  moveCount: number;
  /** The shortest time per move in a burst, in ms; 0 when the moves state their own time. */
  msPerMove: number;
  /** The active time when play stopped in this interval; absent if play did not stop. */
  stoppedAtMs?: number | undefined;
  /**
   * The run's active time as measured by the browser. The first report shows how long the player inspected the puzzle
   * before the first move.
   */
  claimedMs?: number | undefined;
}

/**
 * Returns the clock of a run that starts now.
 * @param now milliseconds since 1970
 */
export const startClock = (now: number): RunClock => ({
  ...{ activeMs: 0, gapMs: 0, movedGapMs: 0, spareMs: 0, isPaused: false, lastReportAt: now },
  ...{ moveCount: 0, reportedMoves: 0, unseenMoves: 0, pauseCount: 0, busiestMoves: 0 },
});

/**
 * Returns the unranked time before the first move. Only the first report of a run can exclude it, and only if no move
 * has been made.
 */
const inspectionTimeOf = (
  clock: RunClock,
  elapsedMs: number,
  newMoves: number,
  claimedMs = Infinity,
): number => {
  const isFirst = clock.activeMs === 0 && clock.gapMs === 0 && clock.pauseCount === 0;
  return isFirst && newMoves === 0 ? Math.min(INSPECTION_MS, Math.max(0, elapsedMs - claimedMs)) : 0;
};

/** Measures an interval: the time to count, and whether the service observed the moves made in it. */
const measureInterval = (clock: RunClock, now: number, newMoves: number, report: ProgressReport) => {
  const { stoppedAtMs = Infinity, claimedMs } = report;
  const sinceReportMs = clock.isPaused ? 0 : Math.max(0, now - clock.lastReportAt);
  const inspectionMs = inspectionTimeOf(clock, sinceReportMs, newMoves, claimedMs);
  const elapsedMs = sinceReportMs - inspectionMs;
  const playedMs = Math.max(0, stoppedAtMs - clock.activeMs);
  const countedMs = Math.min(elapsedMs, MAX_INTERVAL_MS, playedMs);
  const gapMs = elapsedMs - countedMs;
  const movedGapMs = Math.min(clock.movedGapMs + (newMoves > 0 ? gapMs : 0), MAX_GAP_MS);
  // Moves are unobserved during a pause, and in a gap longer than a network problem causes.
  const isSeen = !clock.isPaused && (gapMs === 0 || (newMoves > 0 && movedGapMs <= MAX_MOVED_GAP_MS));
  return { countedMs, gapMs: gapMs + inspectionMs, movedGapMs, isSeen };
};

/** Advances the clock to `now` (milliseconds since 1970) by one report. */
export const advanceClock = (clock: RunClock, now: number, report: ProgressReport): RunClock => {
  const { moveCount, msPerMove } = report;
  // A player who undoes moves makes them again, and each repetition takes time.
  const isFewer = moveCount < clock.reportedMoves;
  const newMoves = Math.max(0, moveCount - clock.reportedMoves);
  const { countedMs, gapMs, movedGapMs, isSeen } = measureInterval(clock, now, newMoves, report);
  const roomMs = isSeen ? clock.spareMs + countedMs : 0;
  const neededMs = newMoves * msPerMove;
  const seenMoves = !isSeen ? 0 : neededMs <= roomMs ? newMoves : Math.floor(roomMs / msPerMove);
  // A pause keeps the spare time from before it.
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
    // An undo resets the spare time.
    spareMs: isFewer ? 0 : leftMs,
    pauseCount: clock.pauseCount,
    // Moves that repeat undone ones do not count, because they may arrive in one burst.
    busiestMoves: Math.max(clock.busiestMoves, moveCount - clock.moveCount),
  };
};

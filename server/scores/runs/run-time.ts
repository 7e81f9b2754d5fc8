/** Active time as the server sees it: its own clock, bounded by heartbeats (runs-and-days.md "Time"). */

export const HEARTBEAT_SECONDS = 15;
/** An interval without a heartbeat counts at most this long. */
export const MAX_INTERVAL_MS = 30_000;
/** One heartbeat lost and the next this late is what networks do: so much of a run may go uncounted while moves are made. */
export const LATE_MS = 20_000;
// What its column holds: a level of the archive may lie open for months.
const MOST_GAP_MS = 2_147_483_647;
// Heartbeats that were held up arrive together: time of one interval may be made up for.
const MOST_SPARE_MS = HEARTBEAT_SECONDS * 1000;

export interface RunTime {
  activeMs: number;
  gapMs: number;
  isPaused: boolean;
  lastSeenAt: Date;
  /** The most moves that were ever told. */
  moveCount: number;
  /** The moves that were told last: fewer after undoing, or a new beginning. */
  toldMoves: number;
  /** Moves that no counted time had room for. */
  unwitnessedMoves: number;
  /** The part of the gaps in which moves were made. */
  lateMs: number;
  /** Counted time that moves have not used. */
  spareMs: number;
  /** How often the clock was stopped. */
  pauseCount: number;
  /** The most moves that one interval brought. */
  busiestMoves: number;
}

/** What is reported at the end of an interval. */
export interface Report {
  moveCount: number;
  /** Shortest time in ms that a move may take in a burst; 0 where the moves carry their time themselves. */
  msPerMove: number;
  /** Active time of the run at which its play stopped in this interval; left out where it went on to the end of it. */
  stoppedAtMs?: number | undefined;
}

/** The time that an interval of the run adds, and whether moves made in it were seen. */
const measure = (time: RunTime, now: Date, newMoves: number, stoppedAtMs = Infinity) => {
  const elapsedMs = time.isPaused ? 0 : Math.max(0, now.getTime() - time.lastSeenAt.getTime());
  const playedMs = Math.max(0, stoppedAtMs - time.activeMs);
  const countedMs = Math.min(elapsedMs, MAX_INTERVAL_MS, playedMs);
  const gapMs = elapsedMs - countedMs;
  const lateMs = Math.min(time.lateMs + (newMoves > 0 ? gapMs : 0), MOST_GAP_MS);
  // A gap beyond what networks do was seen by nobody, nor was what happens while paused.
  const isSeen = !time.isPaused && (gapMs === 0 || (newMoves > 0 && lateMs <= LATE_MS));
  return { countedMs, gapMs, lateMs, isSeen };
};

/** The run's time brought to `now`, with the moves that were reported since. */
export const accrue = (time: RunTime, now: Date, { moveCount, msPerMove, stoppedAtMs }: Report): RunTime => {
  // Moves that were taken back are made anew, each in its own time.
  const isFewer = moveCount < time.toldMoves;
  const newMoves = Math.max(0, moveCount - time.toldMoves);
  const { countedMs, gapMs, lateMs, isSeen } = measure(time, now, newMoves, stoppedAtMs);
  const roomMs = isSeen ? time.spareMs + countedMs : 0;
  const neededMs = newMoves * msPerMove;
  const seenMoves = !isSeen ? 0 : neededMs <= roomMs ? newMoves : Math.floor(roomMs / msPerMove);
  // Time before a pause stays.
  const leftMs = time.isPaused ? time.spareMs : Math.min(MOST_SPARE_MS, Math.max(0, roomMs - neededMs));
  return {
    activeMs: time.activeMs + countedMs,
    gapMs: Math.min(time.gapMs + gapMs, MOST_GAP_MS),
    isPaused: time.isPaused,
    lastSeenAt: now,
    moveCount: Math.max(time.moveCount, moveCount),
    toldMoves: moveCount,
    unwitnessedMoves: time.unwitnessedMoves + newMoves - seenMoves,
    lateMs,
    // After a gap, or a step back, nothing is left to be made up for.
    spareMs: isFewer ? 0 : leftMs,
    pauseCount: time.pauseCount,
    // What was taken back may come again at once.
    busiestMoves: Math.max(time.busiestMoves, moveCount - time.moveCount),
  };
};

/** The columns of a run that its time fills. */
export const timeColumns = (time: RunTime) => ({
  activeMs: time.activeMs,
  gapMs: time.gapMs,
  lastSeenAt: time.lastSeenAt,
  moveCount: time.moveCount,
  toldMoves: time.toldMoves,
  unwitnessedMoves: time.unwitnessedMoves,
  lateMs: time.lateMs,
  spareMs: time.spareMs,
  pauseCount: time.pauseCount,
  busiestMoves: time.busiestMoves,
});

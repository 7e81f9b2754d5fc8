/** Active time as the server sees it: its own clock, bounded by heartbeats (runs-and-days.md "Time"). */

export const HEARTBEAT_SECONDS = 15;
/** An interval without a heartbeat counts at most this long. */
export const MAX_INTERVAL_MS = 30_000;

export interface RunTime {
  activeMs: number;
  gapMs: number;
  isPaused: boolean;
  lastSeenAt: Date;
  moveCount: number;
  unwitnessedMoves: number;
}

/** The run's time brought to `now`, with the moves that were reported since. */
export const accrue = (time: RunTime, now: Date, moveCount: number): RunTime => {
  const elapsedMs = Math.max(0, now.getTime() - time.lastSeenAt.getTime());
  const newMoves = Math.max(0, moveCount - time.moveCount);
  const countedMs = time.isPaused ? 0 : Math.min(elapsedMs, MAX_INTERVAL_MS);
  const gapMs = time.isPaused ? 0 : elapsedMs - countedMs;
  // Moves made while paused, or in an interval that missed its heartbeats, were seen by nobody.
  const isWitnessed = !time.isPaused && gapMs === 0;
  return {
    activeMs: time.activeMs + countedMs,
    gapMs: time.gapMs + gapMs,
    isPaused: time.isPaused,
    lastSeenAt: now,
    moveCount: time.moveCount + newMoves,
    unwitnessedMoves: time.unwitnessedMoves + (isWitnessed ? 0 : newMoves),
  };
};

// A few moves may fall between the last heartbeat and a lost network; more than that proves no clock.
const UNWITNESSED_SHARE = 0.2;

/** Why a finished run cannot be ranked yet; null where its clock is sound. */
export const doubtOf = (time: RunTime, minimumActiveMs: number): string | null => {
  if (time.activeMs < minimumActiveMs) return 'too-fast';
  if (time.unwitnessedMoves > Math.max(3, time.moveCount * UNWITNESSED_SHARE)) return 'unwitnessed-moves';
  return null;
};

/**
 * Estimates in the browser what the scores service has observed of a run, with the service's own clock (run-clock.ts).
 * A run that the service would quarantine for unseen moves is submitted as finished offline instead: it is never
 * ranked, but never quarantined either.
 */
import { hasTooManyUnseenMoves } from './rejection';
import { advanceClock, MAX_INTERVAL_MS, MAX_MOVED_GAP_MS, startClock, type RunClock } from './run-clock';

/** The shortest time per move that a person can sustain. Offline moves arrive all at once and exceed this rate. */
const MS_PER_MOVE = 200;
/** The shortest time between moves that carry their time: one move per tick. */
const MS_PER_TICK = 1000 / 60;

export interface Liveness {
  /** Measured with this browser's time. Its `activeMs` is not used, because the game measures its own active time. */
  clock: RunClock;
  /** False until the first report of a run that was started on another device, whose moves only the service knows. */
  isMoveCountKnown: boolean;
  /**
   * Whether the service received nothing for longer than it allows, in one interval or in total, or the run was paused
   * for that long.
   */
  hasGap: boolean;
  /** Whether the moves state their own time, so that many moves within a second are plausible. */
  hasTimedMoves: boolean;
}

const MAX_SILENCE_MS = MAX_INTERVAL_MS + MAX_MOVED_GAP_MS;

/**
 * Returns the initial liveness of a run that the service has just confirmed as open.
 * @param now milliseconds since 1970
 */
export const startLiveness = (
  now: number,
  { isMoveCountKnown = true, hasTimedMoves = false } = {},
): Liveness => ({ clock: startClock(now), isMoveCountKnown, hasGap: false, hasTimedMoves });

/**
 * Records a report that the service has acknowledged.
 * @param moveCount null when the report had no move count
 */
export const recordReport = (
  { clock: before, isMoveCountKnown, hasGap, hasTimedMoves }: Liveness,
  now: number,
  moveCount: number | null,
  isPaused: boolean,
): Liveness => {
  const count = moveCount ?? before.reportedMoves;
  const known = isMoveCountKnown ? before : { ...before, reportedMoves: count, moveCount: count };
  const msPerMove = hasTimedMoves ? MS_PER_TICK : MS_PER_MOVE;
  const clock = advanceClock(known, now, { moveCount: count, msPerMove });
  const isSilent = now - before.lastReportAt > MAX_SILENCE_MS;
  return {
    clock: { ...clock, isPaused },
    isMoveCountKnown: isMoveCountKnown || moveCount !== null,
    hasGap: hasGap || isSilent || clock.movedGapMs > MAX_MOVED_GAP_MS,
    hasTimedMoves,
  };
};

/**
 * Returns whether a run that is submitted now counts as finished offline.
 * @param liveness null when no report was recorded
 */
export const isFinishedOffline = (liveness: Liveness | null, now: number, moveCount: number): boolean => {
  if (!liveness || now - liveness.clock.lastReportAt > MAX_SILENCE_MS) return true;
  const { hasGap, clock } = recordReport({ ...liveness, isMoveCountKnown: true }, now, moveCount, false);
  // Without a gap, the service judges the speed of the moves itself, because it knows the game.
  return hasGap && hasTooManyUnseenMoves(clock.unseenMoves, moveCount);
};

/** The format of earlier versions, stored under `witness`. */
interface StoredHeartbeat {
  heardAt: number;
  isPaused: boolean;
  moveCount: number | null;
  lateMs: number;
  hadGap: boolean;
  spareMs: number;
  unseenMoves: number;
  hasTimedMoves?: boolean;
}

/** The clock in the format of earlier versions. */
type StoredClock = RunClock & Partial<Pick<StoredHeartbeat, 'lateMs'>>;

/** Reads the liveness of a stored run or result, including formats of earlier versions. */
export const toStoredLiveness = (stored: {
  liveness?: (Omit<Liveness, 'clock'> & { clock: StoredClock }) | null;
  witness?: unknown;
}): Liveness | null => {
  if (stored.liveness) {
    const { lateMs = 0, ...clock } = stored.liveness.clock;
    return { ...stored.liveness, clock: { ...clock, movedGapMs: clock.movedGapMs ?? lateMs } };
  }
  const heartbeat = stored.witness as Partial<StoredHeartbeat> | null | undefined;
  if (typeof heartbeat?.heardAt !== 'number') return null;
  const { heardAt, moveCount = null, hadGap = false, hasTimedMoves = false } = heartbeat;
  const { isPaused = false, lateMs = 0, spareMs = 0, unseenMoves = 0 } = heartbeat;
  const count = moveCount ?? 0;
  return {
    clock: {
      ...startClock(heardAt),
      ...{ isPaused, movedGapMs: lateMs, spareMs, unseenMoves, moveCount: count, reportedMoves: count },
    },
    isMoveCountKnown: moveCount !== null,
    hasGap: hadGap,
    hasTimedMoves,
  };
};

/**
 * Whether the scores service saw a run being played, by the measure that it uses itself (docs/scores.md "What a run
 * proves"): what it did not see is submitted as finished offline, which is never ranked but never doubted either.
 */

/** The service's tolerance: intervals of 30 s, and 20 s of gaps with moves in them. */
const INTERVAL_MS = 30_000;
const LATE_MS = 20_000;
const FEW_MOVES = 3;
const FEW_SHARE = 0.2;
/** Nobody moves faster for long; moves that were made unseen all arrive at once. */
const MS_PER_MOVE = 200;
/** Moves that carry their time: one in each tick. */
const MS_PER_TICK = 1000 / 60;
/** Reports that were held up arrive together: time of one heartbeat may be made up for. */
const MOST_SPARE_MS = 15_000;

export interface Witness {
  /** When the service last answered about the run, by this browser's clock (ms since 1970). */
  heardAt: number;
  isPaused: boolean;
  /** Null until the first report of a run that was begun on another device: what was made there the service has heard of. */
  moveCount: number | null;
  lateMs: number;
  /** The service did not hear of it for longer than it allows, at once or in all, or it lay paused as long: moves may have been made meanwhile. */
  hadGap: boolean;
  /** Time that was seen and that no moves have used. */
  spareMs: number;
  unseenMoves: number;
  /** The moves carry their time: many may come in a second. */
  hasTimedMoves?: boolean;
}

/** A run of which the service has just said that it is open. */
export const beginWitness = (
  heardAt: number,
  moveCount: number | null = 0,
  hasTimedMoves = false,
): Witness => ({
  heardAt,
  isPaused: false,
  moveCount,
  lateMs: 0,
  hadGap: false,
  spareMs: 0,
  unseenMoves: 0,
  ...(hasTimedMoves && { hasTimedMoves }),
});

/** What the service knows once a report has arrived. */
export const hear = (before: Witness, at: number, moveCount: number, isPaused: boolean): Witness => {
  const known = before.moveCount ?? moveCount;
  const newMoves = Math.max(0, moveCount - known);
  const elapsedMs = before.isPaused ? 0 : Math.max(0, at - before.heardAt);
  const gapMs = Math.max(0, elapsedMs - INTERVAL_MS);
  const lateMs = before.lateMs + (newMoves > 0 ? gapMs : 0);
  const isSeen = !before.isPaused && (gapMs === 0 || (newMoves > 0 && lateMs <= LATE_MS));
  const roomMs = isSeen ? before.spareMs + Math.min(elapsedMs, INTERVAL_MS) : 0;
  const msPerMove = before.hasTimedMoves ? MS_PER_TICK : MS_PER_MOVE;
  const seenMoves = Math.min(newMoves, Math.floor(roomMs / msPerMove));
  return {
    ...(before.hasTimedMoves && { hasTimedMoves: true }),
    heardAt: at,
    isPaused,
    moveCount: Math.max(known, moveCount),
    lateMs,
    hadGap: before.hadGap || at - before.heardAt > INTERVAL_MS + LATE_MS || lateMs > LATE_MS,
    spareMs: before.isPaused
      ? before.spareMs
      : Math.min(MOST_SPARE_MS, Math.max(0, roomMs - newMoves * msPerMove)),
    unseenMoves: before.unseenMoves + newMoves - seenMoves,
  };
};

/** Whether a run that is submitted now was finished offline. Without a witness nobody saw it. */
export const isFinishedOffline = (witness: Witness | null, at: number, moveCount: number): boolean => {
  if (!witness || at - witness.heardAt > INTERVAL_MS + LATE_MS) return true;
  const { unseenMoves, hadGap } = hear(
    { ...witness, moveCount: witness.moveCount ?? 0 },
    at,
    moveCount,
    false,
  );
  // How fast the moves of a run came that was always heard of is the service's to judge: it knows the game.
  return hadGap && unseenMoves > Math.max(FEW_MOVES, moveCount * FEW_SHARE);
};

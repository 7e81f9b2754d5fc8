/** The time of a run that was finished offline: measured by the browser, shown but never ranked. */
import type { RunClock } from './run-clock';

// The limit of the database columns for times and values, with a margin for penalties.
const MAX_MS = 1_000_000_000;

/**
 * Returns the clock of an offline run with the active time that the browser measured, limited to the time that has
 * passed on the server.
 * @param claimedMs the browser's measurement for the entire run
 * @param rejectionAt returns why a result with this clock would be rejected, or null; if the claim would be rejected,
 * the time that has passed on the server replaces it
 */
export const offlineTime = (
  clock: RunClock,
  startedAt: number,
  now: number,
  claimedMs: number,
  rejectionAt: (clock: RunClock) => string | null,
): RunClock => {
  const wallMs = Math.min(MAX_MS, Math.max(0, now - startedAt));
  // The service could not observe the moves, and no rank depends on them.
  const unseen = { unseenMoves: 0, moveCount: 0, reportedMoves: 0, busiestMoves: 0, pauseCount: 0 };
  const completeClock = { ...clock, ...unseen, activeMs: wallMs, lastReportAt: now };
  const claimed = { ...completeClock, activeMs: Math.min(wallMs, Math.max(clock.activeMs, claimedMs)) };
  return rejectionAt(claimed) ? completeClock : claimed;
};

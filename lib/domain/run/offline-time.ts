/** The time of a run that was finished offline: the browser's own count, shown and never ranked. */
import type { RunClock } from './run-clock';

// The limit of the columns for times and values, with a margin for penalties.
const MAX_MS = 1_000_000_000;

/**
 * Returns the active time that a browser counted, within the limits of the service's clock.
 * @param claimedMs the browser's count for the whole run
 * @param rejectionAt why a result of this time would be rejected; then the service's own count replaces the claim
 */
export const offlineTime = (
  clock: RunClock,
  startedAt: number,
  now: number,
  claimedMs: number,
  rejectionAt: (clock: RunClock) => string | null,
): RunClock => {
  const wallMs = Math.min(MAX_MS, Math.max(0, now - startedAt));
  // Nobody could observe the moves, and no rank depends on them.
  const unseen = { unseenMoves: 0, moveCount: 0, reportedMoves: 0, busiestMoves: 0, pauseCount: 0 };
  const whole = { ...clock, ...unseen, activeMs: wallMs, lastReportAt: now };
  const claimed = { ...whole, activeMs: Math.min(wallMs, Math.max(clock.activeMs, claimedMs)) };
  return rejectionAt(claimed) ? whole : claimed;
};

/** The time of a run that was finished offline: the browser's own count, shown and never ranked. */
import type { RunTime } from './run-time';

// What the columns of times and values hold, with room for penalties.
const MOST_MS = 1_000_000_000;

/**
 * Takes the active time that a browser counted, within what the server's clock allows.
 * @param claimedMs the browser's count for the whole run
 * @param doubtAt why a result of this time is not believed; a count that is doubted gives way to the server's
 */
export const offlineTime = (
  row: RunTime & { startedAt: Date },
  now: Date,
  claimedMs: number,
  doubtAt: (time: RunTime) => string | null,
): RunTime => {
  const wallMs = Math.min(MOST_MS, Math.max(0, now.getTime() - row.startedAt.getTime()));
  // Nobody could see the moves, and nothing that is ranked hangs on them.
  const unseen = { unwitnessedMoves: 0, moveCount: 0, toldMoves: 0, busiestMoves: 0, pauseCount: 0 };
  const whole = { ...row, ...unseen, activeMs: wallMs, lastSeenAt: now };
  const claimed = { ...whole, activeMs: Math.min(wallMs, Math.max(row.activeMs, claimedMs)) };
  return doubtAt(claimed) ? whole : claimed;
};

/** Detects pauses that a game with ticks did not report, such as a reload or a crash of its page. */
import { RUN_START_MS } from '@/lib/domain/run/rejection';
import type { RunRow } from './start-run';

/** If the browser has counted less active time than this, the game was not played yet. */
const MIN_PLAYED_MS = 1_000;

/**
 * Detects that a game with ticks was stopped without reporting it, when the game resumes. Returns `unbegun` if the game
 * was not played yet, so that no time counts; `lost` if the page was lost, so that the browser's own active time limits
 * what counts, at most once per run; null if the game was not stopped. No ticks pass while a page loads, so the entire
 * interval would otherwise count as slow motion. The browser's active time continues while ticks lag, so a slowed
 * browser gains nothing by reloading, and a browser that reports a false time gains one interval at most.
 */
export const findLostStop = (
  { isPaused, lastSeenAt, startedAt, gapMs }: Pick<RunRow, 'isPaused' | 'lastSeenAt' | 'startedAt' | 'gapMs'>,
  now: Date,
  claimedMs: number,
): 'unbegun' | 'lost' | null => {
  if (isPaused) return null;
  if (lastSeenAt.getTime() === startedAt.getTime() && claimedMs < MIN_PLAYED_MS) return 'unbegun';
  // Every start is allowed a few seconds. If there is already a gap, the limit was used before.
  const isLong = now.getTime() - lastSeenAt.getTime() > RUN_START_MS;
  return isLong && gapMs === 0 ? 'lost' : null;
};

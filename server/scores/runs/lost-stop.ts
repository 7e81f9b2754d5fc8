/** Detects pauses that a game with ticks did not report, such as a reload or a crash of its page. */
import { START_MS } from '@/lib/domain/run/rejection';
import type { RunRow } from './start-run';

/** If the browser has counted less active time than this, the game was not played yet. */
const MIN_PLAYED_MS = 1_000;

/**
 * Returns how a resuming game of ticks stopped without reporting it; null if it did not. `unbegun`: the game was not
 * played yet, so no time counts. `lost`: the page was lost, and the browser's own active time limits what counts, at
 * most once per run.
 *
 * No ticks pass while a page loads, so the entire interval would otherwise count as slow motion. The browser's active
 * time continues while ticks lag, so a slowed browser gains nothing by reloading, and a lying browser gains one
 * interval at most.
 */
export const findLostStop = (
  { isPaused, lastSeenAt, startedAt, gapMs }: Pick<RunRow, 'isPaused' | 'lastSeenAt' | 'startedAt' | 'gapMs'>,
  now: Date,
  claimedMs: number,
): 'unbegun' | 'lost' | null => {
  if (isPaused) return null;
  if (lastSeenAt.getTime() === startedAt.getTime() && claimedMs < MIN_PLAYED_MS) return 'unbegun';
  // Every start is allowed a few seconds. A gap means that time was already excluded once.
  const isLong = now.getTime() - lastSeenAt.getTime() > START_MS;
  return isLong && gapMs === 0 ? 'lost' : null;
};

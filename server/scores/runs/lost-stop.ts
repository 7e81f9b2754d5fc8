/** Finds stops that were never reported: a page that was reloaded, or that crashed, in a game of ticks. */
import { START_MS } from '@/lib/domain/run/rejection';
import type { RunRow } from './start-run';

/** A browser that has not played yet counts no more than this. */
const NOTHING_MS = 1_000;

/**
 * Returns how a game of ticks that resumes had stopped without a report; null where it had not. `unbegun`: it had not been played at
 * all, and nothing counts. `lost`: its page was lost, and the browser's count of active time bounds what counts, once in a run.
 *
 * No ticks pass while a page loads, so the whole interval would count as slow motion. The browser's count runs while its ticks lag:
 * a slowed browser gains nothing by a reload, and a browser that lies gains one interval.
 */
export const findLostStop = (
  { isPaused, lastSeenAt, startedAt, gapMs }: Pick<RunRow, 'isPaused' | 'lastSeenAt' | 'startedAt' | 'gapMs'>,
  now: Date,
  claimedMs: number,
): 'unbegun' | 'lost' | null => {
  if (isPaused) return null;
  if (lastSeenAt.getTime() === startedAt.getTime() && claimedMs < NOTHING_MS) return 'unbegun';
  // Every start is allowed a few seconds. Time that went uncounted before is a gap.
  const isLong = now.getTime() - lastSeenAt.getTime() > START_MS;
  return isLong && gapMs === 0 ? 'lost' : null;
};

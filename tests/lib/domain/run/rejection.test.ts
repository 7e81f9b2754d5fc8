/** Tests the reasons for quarantining a finished run. */
import { describe, expect, it } from 'vitest';
import { findRejection } from '@/lib/domain/run/rejection';
import { startClock, type RunClock } from '@/lib/domain/run/run-clock';

describe('the rejection reason of a run', () => {
  const sound: RunClock = { ...startClock(0), activeMs: 90_000, moveCount: 40, busiestMoves: 9 };
  it.each<[string | null, Partial<RunClock>]>([
    [null, {}],
    ['too-fast', { activeMs: 9_999 }],
    [null, { unseenMoves: 8 }],
    ['unseen-moves', { unseenMoves: 9 }],
    [null, { reportedMoves: 50 }],
    ['missing-moves', { reportedMoves: 51 }],
    [null, { moveCount: 400 }],
    [null, { busiestMoves: 30 }],
    ['moves-at-once', { busiestMoves: 31 }],
    [null, { busiestMoves: 40, activeMs: 59_999 }],
    ['moves-at-once', { busiestMoves: 40, activeMs: 35_000, movedGapMs: 2_001 }],
    [null, { pauseCount: 30 }],
    ['paused-too-often', { pauseCount: 31 }],
    [null, { pauseCount: 9, activeMs: 12_000 }],
  ])('equals %s for %j', (reason, part) => {
    expect(findRejection({ ...sound, ...part }, 40, 10_000)).toBe(reason);
  });

  it.each<[moves: number, busiest: number, reason: string | null]>([
    [5, 5, null],
    [6, 5, null],
    [6, 6, 'moves-at-once'],
    [10, 9, null],
    [10, 10, 'moves-at-once'],
    [16, 14, null],
    [16, 15, 'moves-at-once'],
    [17, 12, null],
    [17, 13, 'moves-at-once'],
  ])(
    'depends on the share of moves in one interval (%i moves, %i in the busiest): %s',
    (moves, busiestMoves, reason) => {
      expect(findRejection({ ...sound, moveCount: moves, busiestMoves }, moves, 10_000)).toBe(reason);
    },
  );
});

/** What an interval of a run counts, which of its moves were seen, and when a clock is not believed. */
import { describe, expect, it } from 'vitest';
import { doubtOf } from '@/server/scores/runs/doubt';
import { accrue, type RunTime } from '@/server/scores/runs/run-time';

const START = Date.parse('2026-11-21T12:00:00Z');
const begun: RunTime = {
  activeMs: 0,
  gapMs: 0,
  isPaused: false,
  lastSeenAt: new Date(START),
  moveCount: 0,
  toldMoves: 0,
  unwitnessedMoves: 0,
  lateMs: 0,
  spareMs: 0,
  pauseCount: 0,
  busiestMoves: 0,
};

/** The run's time after reports of (milliseconds since the last, moves so far), at 200 ms a move. */
const after = (...reports: [number, number][]): RunTime =>
  reports.reduce((time, [ms, moveCount]) => {
    const now = new Date(time.lastSeenAt.getTime() + ms);
    return accrue(time, now, { moveCount, msPerMove: 200 });
  }, begun);

describe('an interval', () => {
  it('has seen the moves that fit into it', () => {
    expect(after([15_000, 20])).toMatchObject({ activeMs: 15_000, moveCount: 20, unwitnessedMoves: 0 });
    expect(after([2_000, 30])).toMatchObject({ activeMs: 2_000, moveCount: 30, unwitnessedMoves: 20 });
  });

  it('makes up for a heartbeat that was held up, and for no more than one', () => {
    expect(after([15_000, 0], [100, 40])).toMatchObject({ unwitnessedMoves: 0 });
    expect(after([15_000, 0], [15_000, 0], [15_000, 0], [100, 100])).toMatchObject({ unwitnessedMoves: 25 });
  });

  it('counts thirty seconds of a gap, and forgives what networks do once', () => {
    const late = after([50_000, 20]);
    expect(late).toMatchObject({ activeMs: 30_000, gapMs: 20_000, lateMs: 20_000, unwitnessedMoves: 0 });
    expect(after([50_000, 20], [31_000, 30])).toMatchObject({ lateMs: 21_000, unwitnessedMoves: 10 });
  });

  it('gives no room after a gap that an empty report has swallowed', () => {
    expect(after([15_000, 0], [600_000, 0], [1_000, 40])).toMatchObject({
      lateMs: 0,
      unwitnessedMoves: 35,
    });
  });

  it('counts no time while paused, and has seen no move of it', () => {
    const time = accrue({ ...begun, isPaused: true }, new Date(START + 60_000), {
      moveCount: 9,
      msPerMove: 200,
    });
    expect(time).toMatchObject({ activeMs: 0, gapMs: 0, unwitnessedMoves: 9 });
  });

  it('remembers what was told last, and asks room for a move that is made again', () => {
    expect(after([15_000, 40], [1_000, 0])).toMatchObject({ moveCount: 40, toldMoves: 0, spareMs: 0 });
    expect(after([15_000, 40], [1_000, 0], [9_000, 39])).toMatchObject({
      ...{ moveCount: 40, toldMoves: 39, unwitnessedMoves: 0, busiestMoves: 40 },
    });
    expect(after([15_000, 40], [1_000, 0], [1_000, 39])).toMatchObject({ unwitnessedMoves: 34 });
  });

  it('asks no room of moves that carry their time', () => {
    const time = accrue(begun, new Date(START + 1_000), { moveCount: 900, msPerMove: 0 });
    expect(time).toMatchObject({ unwitnessedMoves: 0, spareMs: 1_000 });
  });
});

describe('a doubt', () => {
  const sound: RunTime = { ...begun, activeMs: 90_000, moveCount: 40, busiestMoves: 9 };
  it.each<[string | null, Partial<RunTime>]>([
    [null, {}],
    ['too-fast', { activeMs: 9_999 }],
    [null, { unwitnessedMoves: 8 }],
    ['unwitnessed-moves', { unwitnessedMoves: 9 }],
    [null, { toldMoves: 50 }],
    ['missing-moves', { toldMoves: 51 }],
    [null, { moveCount: 400 }],
    [null, { busiestMoves: 30 }],
    ['moves-at-once', { busiestMoves: 31 }],
    [null, { busiestMoves: 40, activeMs: 59_999 }],
    ['moves-at-once', { busiestMoves: 40, activeMs: 35_000, lateMs: 2_001 }],
    [null, { pauseCount: 30 }],
    ['paused-too-often', { pauseCount: 31 }],
    [null, { pauseCount: 9, activeMs: 12_000 }],
  ])('is %s for %j', (doubt, part) => {
    expect(doubtOf({ ...sound, ...part }, 40, 10_000)).toBe(doubt);
  });

  it.each<[moves: number, busiest: number, doubt: string | null]>([
    [5, 5, null],
    [6, 5, null],
    [6, 6, 'moves-at-once'],
    [10, 9, null],
    [10, 10, 'moves-at-once'],
    [16, 14, null],
    [16, 15, 'moves-at-once'],
    [17, 12, null],
    [17, 13, 'moves-at-once'],
  ])('of a run of %i moves with %i in one interval is %s', (moves, busiestMoves, doubt) => {
    expect(doubtOf({ ...sound, moveCount: moves, busiestMoves }, moves, 10_000)).toBe(doubt);
  });
});

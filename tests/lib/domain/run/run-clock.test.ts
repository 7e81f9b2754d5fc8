/** Tests the clock of a run: how much of an interval counts, and which of its moves the service has observed. */
import { describe, expect, it } from 'vitest';
import { advanceClock, startClock, type RunClock } from '@/lib/domain/run/run-clock';

const START = Date.parse('2026-11-21T12:00:00Z');
const started = startClock(START);

/** Returns the clock after reports of [milliseconds since the previous report, move count], at 200 ms per move. */
const clockAfter = (...reports: [number, number][]): RunClock =>
  reports.reduce(
    (clock, [ms, moveCount]) => advanceClock(clock, clock.lastReportAt + ms, { moveCount, msPerMove: 200 }),
    started,
  );

describe('advancing the clock of a run', () => {
  it('counts moves as observed up to the number that a person can make in the interval', () => {
    expect(clockAfter([15_000, 20])).toMatchObject({ activeMs: 15_000, moveCount: 20, unseenMoves: 0 });
    expect(clockAfter([2_000, 30])).toMatchObject({ activeMs: 2_000, moveCount: 30, unseenMoves: 20 });
  });

  it('gives moves the time of at most one delayed heartbeat', () => {
    expect(clockAfter([15_000, 0], [100, 40])).toMatchObject({ unseenMoves: 0 });
    expect(clockAfter([15_000, 0], [15_000, 0], [15_000, 0], [100, 100])).toMatchObject({ unseenMoves: 25 });
  });

  it('counts at most thirty seconds of each gap, and accepts up to twenty seconds of moves made in gaps', () => {
    const delayedClock = clockAfter([50_000, 20]);
    expect(delayedClock).toMatchObject({
      activeMs: 30_000,
      gapMs: 20_000,
      movedGapMs: 20_000,
      unseenMoves: 0,
    });
    expect(clockAfter([50_000, 20], [31_000, 30])).toMatchObject({ movedGapMs: 21_000, unseenMoves: 10 });
  });

  it('does not credit a gap to later moves when the report after the gap has no moves', () => {
    expect(clockAfter([15_000, 0], [600_000, 0], [1_000, 40])).toMatchObject({
      movedGapMs: 0,
      unseenMoves: 35,
    });
  });

  it('counts no time during a pause, and counts no moves made in the pause as observed', () => {
    const clock = advanceClock({ ...started, isPaused: true }, START + 60_000, {
      moveCount: 9,
      msPerMove: 200,
    });
    expect(clock).toMatchObject({ activeMs: 0, gapMs: 0, unseenMoves: 9 });
  });

  it('stores a lower move count after an undo, and requires time for the moves that are made again', () => {
    expect(clockAfter([15_000, 40], [1_000, 0])).toMatchObject({
      moveCount: 40,
      reportedMoves: 0,
      spareMs: 0,
    });
    expect(clockAfter([15_000, 40], [1_000, 0], [9_000, 39])).toMatchObject({
      ...{ moveCount: 40, reportedMoves: 39, unseenMoves: 0, busiestMoves: 40 },
    });
    expect(clockAfter([15_000, 40], [1_000, 0], [1_000, 39])).toMatchObject({ unseenMoves: 34 });
  });

  describe('inspecting a new puzzle', () => {
    const firstReport = (ms: number, claimedMs: number, moveCount = 0): RunClock =>
      advanceClock(started, START + ms, { moveCount, msPerMove: 200, claimedMs });

    it('excludes up to fifteen seconds before the first move', () => {
      expect(firstReport(9_000, 0)).toMatchObject({ activeMs: 0, gapMs: 9_000 });
      expect(firstReport(40_000, 0)).toMatchObject({ activeMs: 25_000, gapMs: 15_000 });
      expect(firstReport(25_000, 15_000)).toMatchObject({ activeMs: 15_000, gapMs: 10_000 });
    });

    it('ends with the first report', () => {
      const clock = firstReport(9_000, 0);
      const laterClock = advanceClock(clock, START + 18_000, { moveCount: 0, msPerMove: 200, claimedMs: 0 });
      expect(laterClock.activeMs).toBe(9_000);
    });

    it('has no effect if the first report contains moves', () => {
      expect(firstReport(10_000, 0, 5)).toMatchObject({ activeMs: 10_000, gapMs: 0 });
    });
  });

  it('does not limit the pace of moves that record their own time', () => {
    const clock = advanceClock(started, START + 1_000, { moveCount: 900, msPerMove: 0 });
    expect(clock).toMatchObject({ unseenMoves: 0, spareMs: 1_000 });
  });
});

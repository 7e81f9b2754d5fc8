/** Maps a run's clock (lib/domain/run/run-clock.ts) to and from its database columns. */
import type { RunClock } from '@/lib/domain/run/run-clock';
import type { RunRow } from './start-run';

/** Returns the clock of a row. */
export const runClockOf = (row: RunRow): RunClock => ({
  activeMs: row.activeMs,
  gapMs: row.gapMs,
  isPaused: row.isPaused,
  lastReportAt: row.lastSeenAt.getTime(),
  moveCount: row.moveCount,
  reportedMoves: row.reportedMoves,
  unseenMoves: row.unseenMoves,
  movedGapMs: row.movedGapMs,
  spareMs: row.spareMs,
  pauseCount: row.pauseCount,
  busiestMoves: row.busiestMoves,
});

/** Returns the columns that store a clock. The caller sets `isPaused`, because the clock never changes it. */
export const toClockColumns = ({ lastReportAt, ...clock }: RunClock) => ({
  activeMs: clock.activeMs,
  gapMs: clock.gapMs,
  lastSeenAt: new Date(lastReportAt),
  moveCount: clock.moveCount,
  reportedMoves: clock.reportedMoves,
  unseenMoves: clock.unseenMoves,
  movedGapMs: clock.movedGapMs,
  spareMs: clock.spareMs,
  pauseCount: clock.pauseCount,
  busiestMoves: clock.busiestMoves,
});

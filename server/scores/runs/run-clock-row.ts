/** The clock of a run (lib/domain/run/run-clock.ts) in the columns of its row. */
import type { RunClock } from '@/lib/domain/run/run-clock';
import type { RunRow } from './start-run';

/** Reads the clock of a row. */
export const clockOf = (row: RunRow): RunClock => ({
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

/** Returns the columns to store a clock in. The caller sets `isPaused`, which no clock changes by itself. */
export const clockColumns = ({ lastReportAt, ...clock }: RunClock) => ({
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

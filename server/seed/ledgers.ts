/** Computes a member's streak and token ledgers from the runs, with the same code that repairs ledgers. */
import { tokensForDay } from '@/lib/domain/play/daily-tokens';
import { createZones } from '@/lib/domain/days/day-engine';
import type { streakEntry, tokenEntry } from '../db/schema/streaks';
import { computeStreakChanges, computeTokenChanges } from '../scores/streaks/ledger-changes';
import { ANY_DAILY, EVERY_DAY, computeStreaks } from '../scores/streaks/compute-streaks';
import type { SeedRun } from './runs';

interface LedgerRows {
  streaks: (typeof streakEntry.$inferInsert)[];
  tokens: (typeof tokenEntry.$inferInsert)[];
}

const compareByDay = (left: { day: string }, right: { day: string }): number =>
  left.day < right.day ? -1 : Number(left.day > right.day);

/** Returns the rows in the order of days, each dated by the member's last run of that day. */
export const createLedgers = (
  playerId: number,
  zone: string,
  runs: readonly SeedRun[],
  now: Date,
): LedgerRows => {
  const levels = runs.flatMap(({ game, levelKey }) =>
    levelKey ? [{ game, key: levelKey, isDone: true, openRunStartedAt: null }] : [],
  );
  const zones = createZones(zone);
  const schedules = new Map(levels.map(({ game }) => [game, EVERY_DAY]));
  const streaksByScope = computeStreaks(levels, schedules, { zones, at: now.getTime() });
  const finishedOn = new Map(runs.map(({ levelKey, finishedAt }) => [levelKey, finishedAt]));
  // A missed day has no run, so its rows are dated at the end of the day.
  const timestampOf = (day: string): Date =>
    finishedOn.get(day) ?? new Date(Math.min(now.getTime(), Date.parse(`${day}T23:59:59Z`)));
  const streaks = [...streaksByScope].flatMap(([scope, { dayEvents: facts }]) =>
    computeStreakChanges([], facts).map((change) => ({ scope, ...change })),
  );
  const lengths = [...(streaksByScope.get(ANY_DAILY)?.lengths ?? [])];
  const tokens = computeTokenChanges(
    [],
    new Map(lengths.map(([day, length]) => [day, tokensForDay(length)])),
  );
  const commonColumns = (day: string) => ({ playerId, reason: 'finished' as const, at: timestampOf(day) });
  return {
    streaks: streaks.sort(compareByDay).map((row) => ({ ...row, ...commonColumns(row.day) })),
    tokens: tokens.map((row) => ({ ...row, ...commonColumns(row.day) })),
  };
};

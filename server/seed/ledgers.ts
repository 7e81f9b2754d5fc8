/** Computes a member's streak and token ledgers from the runs, with the same code that repairs ledgers. */
import { tokensOfDay } from '@/lib/domain/play/daily-tokens';
import { inZone } from '@/lib/domain/days/day-engine';
import type { streakEntry, tokenEntry } from '../db/schema/streaks';
import { streakChanges, tokenChanges } from '../scores/streaks/ledger-changes';
import { ANY_DAILY, EVERY_DAY, computeStreaks } from '../scores/streaks/compute-streaks';
import type { SeedRun } from './runs';

interface Ledgers {
  streaks: (typeof streakEntry.$inferInsert)[];
  tokens: (typeof tokenEntry.$inferInsert)[];
}

const byDay = (left: { day: string }, right: { day: string }): number =>
  left.day < right.day ? -1 : Number(left.day > right.day);

/** Returns the rows in the order of days, each dated by the member's last run of that day. */
export const ledgersOf = (playerId: number, zone: string, runs: readonly SeedRun[], now: Date): Ledgers => {
  const levels = runs.flatMap(({ game, levelKey }) =>
    levelKey ? [{ game, key: levelKey, isDone: true, openRunStartedAt: null }] : [],
  );
  const zones = inZone(zone);
  const schedules = new Map(levels.map(({ game }) => [game, EVERY_DAY]));
  const streaksByScope = computeStreaks(levels, schedules, { zones, at: now.getTime() });
  const finishedOn = new Map(runs.map(({ levelKey, finishedAt }) => [levelKey, finishedAt]));
  // A missed day has no run, so its rows are dated at the end of the day.
  const timestampOf = (day: string): Date =>
    finishedOn.get(day) ?? new Date(Math.min(now.getTime(), Date.parse(`${day}T23:59:59Z`)));
  const streaks = [...streaksByScope].flatMap(([scope, { dayEvents: facts }]) =>
    streakChanges([], facts).map((change) => ({ scope, ...change })),
  );
  const lengths = [...(streaksByScope.get(ANY_DAILY)?.lengths ?? [])];
  const tokens = tokenChanges([], new Map(lengths.map(([day, length]) => [day, tokensOfDay(length)])));
  const common = (day: string) => ({ playerId, reason: 'finished' as const, at: timestampOf(day) });
  return {
    streaks: streaks.sort(byDay).map((row) => ({ ...row, ...common(row.day) })),
    tokens: tokens.map((row) => ({ ...row, ...common(row.day) })),
  };
};

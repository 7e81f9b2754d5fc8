/** Examines days of a daily: solves each by the server's rules, and records what the player sees. */
import { expect } from 'vitest';
import { weekdayOf } from '@/lib/domain/days/daily-seed';
import type { LevelSpec } from '@/lib/domain/games/game-rules';
import { findRules } from '@/server/scores/games/rules';
import { type Daily, specOfDay } from './dailies';
import { expectPromised } from './expect-promised';

export interface DaySummary {
  days: number;
  /** For each part that the player sees: the seed of the day by the part's hash. */
  seen: Map<string, Map<string, string>>;
  /** The sums by weekday, starting with Monday. */
  weights: { sum: number; days: number }[];
}

export const createEmptySummary = (): DaySummary => ({
  days: 0,
  seen: new Map(),
  weights: Array.from({ length: 7 }, () => ({ sum: 0, days: 0 })),
});

function expectSolvable(daily: Daily, spec: LevelSpec): void {
  const rules = findRules(daily.keyword)!;
  const moves = rules.parseMoves(JSON.parse(JSON.stringify(daily.solve(spec))))!;
  const { outcome, moveCount, penaltyMs, progress, score } = rules.replay(spec, moves);
  expect([outcome, moveCount, penaltyMs, progress]).toEqual(['finished', moves.length, 0, 1]);
  if (score !== undefined) expect(score).toBeGreaterThan(0);
  expect(rules.minimumActiveMs(spec, moves.length)).toBeGreaterThan(0);
}

function expectUnseen(met: DaySummary, daily: Daily, spec: LevelSpec): void {
  for (const [name, hash] of Object.entries(daily.faces(spec))) {
    const seen = met.seen.get(name) ?? new Map<string, string>();
    met.seen.set(name, seen);
    expect(seen.get(hash), `another day with this ${name}`).toBeUndefined();
    seen.set(hash, spec.seed);
  }
}

/** Examines one more day. Expects it to be solvable, to meet the guarantees, and to repeat no earlier day. */
export function recordDay(met: DaySummary, daily: Daily, date: string): void {
  const spec = specOfDay(daily.keyword, date);
  try {
    expectSolvable(daily, spec);
    expectPromised(daily.keyword, spec);
    expectUnseen(met, daily, spec);
  } catch (error) {
    throw new Error(`${spec.seed}: ${(error as Error).message}`, { cause: error });
  }
  const weight = met.weights[weekdayOf(date)]!;
  weight.sum += daily.weightOf(spec);
  weight.days++;
  met.days++;
}

export const summarizeWeek = ({ weights }: DaySummary): number[] =>
  weights.map(({ sum, days }) => sum / days);

/** Expects that the weekdays never become easier, and that Sunday is harder than Monday. */
export function expectGraded(met: DaySummary): void {
  const week = summarizeWeek(met);
  expect([...week].sort((a, b) => a - b)).toEqual(week);
  expect(week[6]).toBeGreaterThan(week[0]!);
}

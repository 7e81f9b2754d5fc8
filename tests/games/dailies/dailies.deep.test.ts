import { describe, expect, it } from 'vitest';
import { DAILIES } from './dailies';
import { DATES, listDatesOf, YEARS } from './days';
import { expectGraded, recordDay, createEmptySummary, summarizeWeek } from './meet-days';

const LONG = { timeout: 1_800_000 };

describe.each(DAILIES)('$keyword from 2020 to 2040', (daily) => {
  const met = createEmptySummary();

  it.each(YEARS)('has a solvable and unique puzzle on every day of %i', LONG, (year) => {
    for (const date of listDatesOf(year)) recordDay(met, daily, date);
  });

  it('has a unique level for each of 7,671 days, and increasing difficulty over the week', () => {
    const sizes = Object.fromEntries([...met.seen].map(([name, { size }]) => [name, size]));
    process.stdout.write(
      `${JSON.stringify({ daily: daily.keyword, days: met.days, distinct: sizes, week: summarizeWeek(met) })}\n`,
    );
    expect(DATES).toHaveLength(7_671);
    expect(met.days).toBe(DATES.length);
    expect(new Set(Object.values(sizes))).toEqual(new Set([DATES.length]));
    expectGraded(met);
  });
});

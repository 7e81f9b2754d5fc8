/** The years for which the site guarantees its dailies. */
export const YEARS: readonly number[] = Array.from({ length: 21 }, (_, i) => 2020 + i);

const DAY_MS = 86_400_000;

/** Returns every date of a year as `YYYY-MM-DD`. */
export const listDatesOf = (year: number): string[] => {
  const [first, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  return Array.from({ length: (end - first) / DAY_MS }, (_, i) =>
    new Date(first + i * DAY_MS).toISOString().slice(0, 10),
  );
};

export const DATES: readonly string[] = YEARS.flatMap(listDatesOf);

/** A sample of dates from all years and weekdays. */
export const SOME_DATES: readonly string[] = DATES.filter((_, i) => i % 293 === 0);

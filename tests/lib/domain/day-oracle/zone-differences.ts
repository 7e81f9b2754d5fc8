/**
 * Lists the differences between the time zone data of the runtime (2025c) and of moment-timezone (2026f) from 1972 to
 * 2037, with the reasons.
 */

const rangeOfYears = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

export interface Difference {
  zones: readonly string[];
  years: readonly number[];
  why: string;
}

export const COMPARED_VERSIONS = { runtime: '2025c', moment: '2026f' };

export const DIFFERENCES: readonly Difference[] = [
  {
    zones: ['Asia/Tehran', 'Iran'],
    years: [1979],
    why: 'Summer time began on 26 May by the newer data, a day later by the older.',
  },
  {
    zones: ['America/Bogota'],
    years: [1992],
    why: 'Summer time began on 2 May by the newer data, a day later by the older.',
  },
  {
    zones: ['Africa/Casablanca', 'Africa/El_Aaiun'],
    years: rangeOfYears(2026, 2037),
    why: 'The newer data leave UTC+1 for good on 20 September 2026; the older go on with it outside Ramadan.',
  },
  {
    zones: [
      'America/Edmonton',
      'America/Inuvik',
      'America/Rainy_River',
      'America/Vancouver',
      'America/Winnipeg',
      'America/Yellowknife',
      'Canada/Central',
      'Canada/Mountain',
      'Canada/Pacific',
    ],
    years: rangeOfYears(2026, 2037),
    why: 'By the newer data the clocks went forward for good on 8 March 2026; the older put them back each November.',
  },
  {
    zones: ['America/Havana', 'Cuba'],
    years: [2026, 2027],
    why: 'By the newer data summer time lasts from March 2026 to November 2027; by the older there is a winter between.',
  },
  {
    zones: ['Europe/Chisinau', 'Europe/Tiraspol'],
    years: rangeOfYears(2022, 2037),
    why: 'By the newer data the clocks are changed at 01:00 UTC, as in the European Union; by the older at midnight UTC.',
  },
];

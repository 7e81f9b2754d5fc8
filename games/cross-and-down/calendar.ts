/**
 * Generates the grids of the calendar. Two-week periods alternate between the halves of the bank, and no answer
 * repeats within a period.
 */
import { weekdayOf } from '@/lib/domain/days/daily-seed';
import { createRandom } from '../kit/seeded-random';
import { BANK_HALVES } from './bank';
import { WEEK } from './config';
import { makeGrid, type FilledGrid } from './grid';

const DAY_MS = 86_400_000;
const FORTNIGHT = 14;
const CACHED_FORTNIGHTS = 4;
// With most salts, some answers of days in 21 years repeat; with this salt none do (dailies.deep.test.ts). A changed
// bank requires another salt.
const CALENDAR_SALT = 161;

const fortnights = new Map<number, FilledGrid[]>();

/**
 * Returns the grid for a date (`YYYY-MM-DD`). Generates the earlier grids of the same two weeks first, so that no
 * answer repeats.
 */
export function gridOfDay(date: string): FilledGrid {
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
  const fortnight = Math.floor(day / FORTNIGHT);
  const grids = createFortnightGrids(fortnight);
  const first = fortnight * FORTNIGHT;
  while (first + grids.length <= day) {
    const dateKey = new Date((first + grids.length) * DAY_MS).toISOString().slice(0, 10);
    const usedAnswers = new Set(grids.flatMap(({ answers }) => answers.map(({ text }) => text)));
    const random = createRandom(`cross-and-down ${CALENDAR_SALT} ${dateKey}`);
    const { patterns } = WEEK[weekdayOf(dateKey)]!;
    grids.push(makeGrid(patterns, BANK_HALVES[Math.abs(fortnight % 2)]!, usedAnswers, random));
  }
  return grids[day - first]!;
}

function createFortnightGrids(fortnight: number): FilledGrid[] {
  let grids = fortnights.get(fortnight);
  if (!grids) {
    if (fortnights.size >= CACHED_FORTNIGHTS) fortnights.delete(fortnights.keys().next().value!);
    fortnights.set(fortnight, (grids = []));
  }
  return grids;
}

import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { bundleScript, startChild } from '../../support/child-script';
import { DAILIES, specOfDay } from './dailies';
import { SOME_DATES } from './days';
import { expectGraded, recordDay, createEmptySummary } from './meet-days';

describe('the list of tested dailies', () => {
  it('contains every daily in the catalog', () => {
    const daily = BUILT_IN_GAMES.filter(({ isDailyGame }) => isDailyGame).map(({ keyword }) => keyword);
    expect(DAILIES.map(({ keyword }) => keyword).sort()).toEqual(daily.sort());
  });
});

describe.each(DAILIES)('$keyword on some days from 2020 to 2040', (daily) => {
  it('has solvable, unique puzzles whose difficulty increases over the week', () => {
    const met = createEmptySummary();
    for (const date of SOME_DATES) recordDay(met, daily, date);
    expect(met.days).toBe(27);
    expectGraded(met);
  });
});

describe('the level of a daily', () => {
  it('stays the same in another process, with another clock and locale, and for any order of days', async () => {
    const dates = ['2020-02-29', '2026-11-22', '2026-11-29', '2040-12-31'];
    const env = { ...process.env, TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' };
    const child = startChild(await bundleScript('tests/games/dailies/print-faces.ts'), dates.toReversed(), {
      env,
    });
    const shown = await child.next<unknown[][]>();
    const ownRules = DAILIES.map(({ keyword, faces }) =>
      dates.map((date) => faces(specOfDay(keyword, date))),
    );
    expect(shown.map((days) => days.toReversed())).toEqual(ownRules);
  });
});

/** What every daily's rules must say, so that its clock can be believed. */
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { rulesOf } from '@/server/scores/games/rules';

const DAILIES = BUILT_IN_GAMES.filter(({ isDailyGame }) => isDailyGame).map(({ keyword }) => keyword);

describe('the rules object of a daily', () => {
  it.each(DAILIES)('includes a minimum time per move: %s', (keyword) => {
    // Without a pace, a solver's moves may all come in the moment after a gap.
    expect(rulesOf(keyword)?.msPerMove).toBeGreaterThan(0);
  });
});

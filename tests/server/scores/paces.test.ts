/** Tests requirements on every daily's rules. If a rule did not meet them, the daily's clock would be unreliable. */
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { findRules } from '@/server/scores/games/rules';

const DAILIES = BUILT_IN_GAMES.filter(({ isDailyGame }) => isDailyGame).map(({ keyword }) => keyword);

describe('the rules object of a daily', () => {
  it.each(DAILIES)('includes a minimum time per move: %s', (keyword) => {
    // Without a minimum time per move, a solver could send all moves immediately after a gap.
    expect(findRules(keyword)?.msPerMove).toBeGreaterThan(0);
  });
});

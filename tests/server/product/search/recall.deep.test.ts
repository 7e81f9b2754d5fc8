/** Tests the effect of 5,000 typos on titles that share their words. */
import { describe, expect, it } from 'vitest';
import { createRandom } from '@/games/kit/seeded-random';
import { buildIndex } from '@/server/product/search/build-index';
import { searchIndex } from '@/server/product/search/search-index';
import { makeGames, misspell, createNonsense } from './titles';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const FIRST = 5;

describe('searching 2,000 titles', () => {
  it('finds 98 of 100 misspelled titles among the first five, and nothing for 95 of 100 nonsense words', async () => {
    const games = makeGames(2_000, 'recall');
    const index = await buildIndex(games);
    const random = createRandom('recall slips');
    let found = 0;
    for (let count = 0; count < 5_000; count += 1) {
      const game = random.pick(games);
      if (searchIndex(index, misspell(game.title, random), NOW).uids.slice(0, FIRST).includes(game.uid))
        found += 1;
    }
    const nothing = Array.from({ length: 500 }, () => createNonsense(random)).filter(
      (word) => searchIndex(index, word, NOW).uids.length === 0,
    ).length;
    process.stdout.write(`recall ${found / 5_000}, nonsense that finds nothing ${nothing / 500}\n`);
    expect(found / 5_000).toBeGreaterThanOrEqual(0.98);
    expect(nothing / 500).toBeGreaterThanOrEqual(0.95);
  }, 120_000);
});

/** Tests the distribution of a board's values, through the running service. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ScoreDistribution } from '@/lib/contract/scores-entities';
import { addPlayer, addResult } from '../../../support/board-results';
import { request, createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());

const readDistributionOf = async (game: string, type: string): Promise<ScoreDistribution> => {
  const path = `/scores/distribution?game=${game}&type=${type}&period=all`;
  return (await request<ScoreDistribution>(services.scores, 'GET', path)).body;
};

describe('the distribution of a board', () => {
  it('has no bins without results', async () => {
    expect(await readDistributionOf('lantern-words', 'easy')).toMatchObject({
      players: 0,
      median: null,
      bins: [],
    });
  });

  it('counts every player once, including guests, starting with the best value', async () => {
    const board = { game: 'quiet-sudoku', mode: 'easy', isReverse: true, at: new Date() };
    for (let index = 0; index < 40; index += 1) {
      const isGuest = index % 2 === 0;
      const player = await addPlayer(services.database, `timed-${index}`, isGuest);
      await addResult(services.database, player, { ...board, value: 60_000 + index * 5_000 }, isGuest);
    }
    const { players, median, bins, last, reverse } = await readDistributionOf('quiet-sudoku', 'easy');
    expect(players).toBe(40);
    expect(reverse).toBe(true);
    expect(median).toBe(60_000 + 19 * 5_000);
    expect(last).toBe(60_000 + 37 * 5_000);
    expect(bins).toHaveLength(24);
    expect(bins[0]).toEqual({ from: 60_000, count: expect.any(Number) as number });
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    // The two slowest players are beyond the last edge, so they are in the last bin.
    expect(bins.at(-1)?.count).toBeGreaterThanOrEqual(2);
  });

  it('starts at the highest value if higher values are better', async () => {
    const board = { game: 'rooftop-cats', mode: 'endless', isReverse: false, at: new Date() };
    for (const value of [900, 500, 100])
      await addResult(services.database, await addPlayer(services.database, `cat-${value}`), {
        ...board,
        value,
      });
    const { bins, median } = await readDistributionOf('rooftop-cats', 'endless');
    expect(bins[0]).toEqual({ from: 900, count: 1 });
    expect(median).toBe(500);
  });
});

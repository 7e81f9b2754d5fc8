/** Tests the cache of catalog games that the scores service reads. */
import { describe, expect, it } from 'vitest';
import type { GameQueries } from '@/server/product/games/queries';
import { createScoredGames } from '@/server/scored-games';

const rowOf = (uid: number) => ({ uid, keyword: 'a-game', isDailyGame: true, modes: [], archive: null });

describe('the cache of catalog games', () => {
  it('never stores a game whose load began before the cache was cleared', async () => {
    let finishLoad: (row: unknown) => void = () => undefined;
    const loads = [
      () => new Promise((resolve) => (finishLoad = resolve)),
      () => Promise.resolve(rowOf(2)),
      () => Promise.reject(new Error('The second load was not stored.')),
    ];
    const byKeyword = () => loads.shift()!();
    const games = createScoredGames({ byKeyword } as unknown as GameQueries);
    const first = games.find('a-game');
    games.clear();
    finishLoad(rowOf(1));
    expect(await first).toMatchObject({ id: '1' });
    expect(await games.find('a-game')).toMatchObject({ id: '2' });
    expect(await games.find('a-game')).toMatchObject({ id: '2' });
  });
});

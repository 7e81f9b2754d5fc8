import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/balloon-post/config';
import { createGame } from '@/games/balloon-post/state';
import { withBests } from '@/games/kit/level-bests';
import { readChapter, requireValue, createPerfectRun } from './levels';

const edition = requireValue(EDITIONS[0]);
const levels = readChapter(edition, 'one');
const createBests = () => {
  const page = { progress: { save: () => Promise.resolve() } };
  return withBests(page as never, { savedState: null } as never, edition.modes).bests;
};

describe('the level list of a chapter', () => {
  it('opens only the levels that the player has reached', () => {
    const run = createPerfectRun(edition, 'one');
    const first = run.slice(0, run.findIndex(([kind]) => kind === 'next') + 1);
    const game = createGame(edition, 'one', levels, first, createBests());
    expect(game.best()).toEqual([
      { stars: 3, points: 0 },
      { stars: 0, points: 0 },
    ]);
    expect(game.go(2)).toBe(false);
    expect(game.go(0)).toBe(true);
    expect(game.play).toMatchObject({ at: 0, reached: 1 });
    expect(game.go(1)).toBe(true);
  });

  it('keeps its stars when the chapter restarts', () => {
    const bests = createBests();
    expect(createGame(edition, 'one', levels, createPerfectRun(edition, 'one'), bests).isDone()).toBe(true);
    const restarted = createGame(edition, 'one', levels, [], bests);
    expect(restarted.play.stars).toEqual([0, 0, 0, 0, 0]);
    expect(restarted.best().map(({ stars }) => stars)).toEqual([3, 3, 3, 3, 3]);
    expect(restarted.go(4)).toBe(true);
  });
});

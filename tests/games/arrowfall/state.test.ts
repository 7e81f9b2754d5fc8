import { describe, expect, it } from 'vitest';
import { rulesFor } from '@/games/arrowfall/rules';
import { createGame } from '@/games/arrowfall/state';
import type { Move } from '@/games/arrowfall/types';
import { withBests } from '@/games/kit/level-bests';
import golden from './golden-runs.json';
import { FAIR, requireValue, levelsOf } from './ranges';

const levels = levelsOf(FAIR, 'one');
const goldenMoves = golden.find(({ mode, keyword }) => mode === 'one' && keyword === FAIR.keyword)!
  .moves as Move[];
const open = (saved: readonly Move[] = []) => {
  const page = { progress: { save: () => Promise.resolve() } };
  const { bests } = withBests(page as never, { savedState: null } as never, ['one']);
  return { bests, begin: () => createGame(FAIR, 'one', levels, saved, bests) };
};

describe('a restarted chapter', () => {
  it('keeps its stars, and opens every level that the player had reached', () => {
    const { bests, begin } = open(goldenMoves);
    expect(begin().isDone()).toBe(true);
    const stars = bests.of('one').map((one) => one.stars);
    expect(stars).toEqual(levels.map(() => 3));
    const restarted = createGame(FAIR, 'one', levels, [], bests);
    expect(restarted.play.best.every((one) => one.stars === 0)).toBe(true);
    expect(restarted.savedBests().map((one) => one.stars)).toEqual(stars);
    expect(restarted.go(7)).toBe(true);
    expect(restarted.play.at).toBe(7);
    expect(restarted.go(2)).toBe(true);
    const moves = requireValue(rulesFor(FAIR.keyword)!.parseMoves([...restarted.moves]));
    expect(rulesFor(FAIR.keyword)!.replay({ seed: '', mode: 'one' }, moves).outcome).toBe('unfinished');
  });

  it('opens no level that the player has not reached', () => {
    const game = open().begin();
    expect(game.go(1)).toBe(false);
    expect(game.go(99)).toBe(false);
    expect(game.moves).toEqual([]);
    game.next();
    expect(game.go(0)).toBe(true);
    expect(game.go(1)).toBe(true);
  });
});

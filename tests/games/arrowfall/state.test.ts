import { describe, expect, it } from 'vitest';
import { rulesFor } from '@/games/arrowfall/rules';
import { createGame } from '@/games/arrowfall/state';
import type { Move } from '@/games/arrowfall/types';
import { withBests } from '@/games/kit/level-bests';
import golden from './golden-runs.json';
import { FAIR, known, levelsOf } from './ranges';

const levels = levelsOf(FAIR, 'one');
const whole = golden.find(({ mode, keyword }) => mode === 'one' && keyword === FAIR.keyword)!.moves as Move[];
const open = (saved: readonly Move[] = []) => {
  const page = { progress: { save: () => Promise.resolve() } };
  const { bests } = withBests(page as never, { savedState: null } as never, ['one']);
  return { bests, begin: () => createGame(FAIR, 'one', levels, saved, bests) };
};

describe('a restarted chapter', () => {
  it('keeps its stars and unlocks every level that was reached before', () => {
    const { bests, begin } = open(whole);
    expect(begin().isDone()).toBe(true);
    const stars = bests.of('one').map((one) => one.stars);
    expect(stars).toEqual(levels.map(() => 3));
    const again = createGame(FAIR, 'one', levels, [], bests);
    expect(again.play.best.every((one) => one.stars === 0)).toBe(true);
    expect(again.savedBests().map((one) => one.stars)).toEqual(stars);
    expect(again.go(7)).toBe(true);
    expect(again.play.at).toBe(7);
    expect(again.go(2)).toBe(true);
    const moves = known(rulesFor(FAIR.keyword)!.parseMoves([...again.moves]));
    expect(rulesFor(FAIR.keyword)!.replay({ seed: '', mode: 'one' }, moves).outcome).toBe('unfinished');
  });

  it('unlocks no level that was not reached', () => {
    const game = open().begin();
    expect(game.go(1)).toBe(false);
    expect(game.go(99)).toBe(false);
    expect(game.moves).toEqual([]);
    game.next();
    expect(game.go(0)).toBe(true);
    expect(game.go(1)).toBe(true);
  });
});

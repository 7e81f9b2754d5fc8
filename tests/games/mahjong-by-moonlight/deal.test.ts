import { describe, expect, it } from 'vitest';
import { cachedBoardOf } from '@/games/mahjong-by-moonlight/board';
import { EDITIONS, MIN_OPEN_PAIRS } from '@/games/mahjong-by-moonlight/config';
import { solveByRemoval } from '@/games/mahjong-by-moonlight/deal';
import { FACES, faceGroupOf, nameOf } from '@/games/mahjong-by-moonlight/faces';
import { findHint } from '@/games/mahjong-by-moonlight/hint';
import { applyMove, createPlay, isCleared, type Play } from '@/games/mahjong-by-moonlight/play';
import { listOpenPairs } from '@/games/mahjong-by-moonlight/prospects';
import { createRandom } from '@/games/kit/seeded-random';
import { dealOf, expectCleared, requireValue, movesOf } from './seeds';

const SEEDS = Array.from({ length: 20 }, (_, index) => `deal ${index}`);
const turtle = EDITIONS[0]!;

describe.each(EDITIONS)('a deal of $title', (edition) => {
  it('has a solution that clears the table', () => {
    for (const seed of SEEDS) {
      expectCleared(edition, 'tonight', seed);
      expectCleared(edition, 'keen', seed);
    }
    for (const seed of SEEDS.slice(0, 2)) expectCleared(edition, 'easy', seed);
  });

  it('differs for every seed, and starts with at least two possible moves', () => {
    const deals = SEEDS.map((seed) => dealOf(edition, 'tonight', seed));
    expect(new Set(deals.map(({ faces }) => faces.join())).size).toBe(SEEDS.length);
    for (const { board, faces } of deals)
      expect(listOpenPairs(board, faces).length).toBeGreaterThanOrEqual(MIN_OPEN_PAIRS);
  });

  it('has more open pairs in the easy mode', () => {
    const open = (mode: 'easy' | 'tonight') =>
      SEEDS.slice(0, 3).reduce((sum, seed) => {
        const { board, faces } = dealOf(edition, mode, seed);
        return sum + listOpenPairs(board, faces).length;
      }, 0);
    expect(open('easy')).toBeGreaterThan(open('tonight'));
  });
});

/** Removes random open pairs until there are none. */
const playBadly = (play: Play, seed: string) => {
  const random = createRandom(seed);
  for (;;) {
    const open = listOpenPairs(play.level.board, play.faces);
    if (!open.length) return;
    const [a, b] = random.pick(open);
    applyMove(play, ['pair', a, b]);
  }
};

describe('a table without open pairs', () => {
  it('becomes solvable by a shuffle, in any state', () => {
    for (const edition of EDITIONS)
      for (const seed of SEEDS.slice(0, 8)) {
        const play = createPlay(dealOf(edition, 'tonight', seed));
        playBadly(play, seed);
        if (isCleared(play)) continue;
        const before = play.faces.filter((face) => face >= 0).sort();
        expect(applyMove(play, ['shuffle'])).toBeNull();
        expect(play.faces.filter((face) => face >= 0).sort()).toEqual(before);
        for (const move of movesOf(play.solution)) expect(applyMove(play, move)).toBeNull();
        expect(isCleared(play)).toBe(true);
      }
  });

  it('moves tiles to other positions when the remaining ones can never be separated', () => {
    const { board, ...level } = dealOf(turtle, 'tonight', 'stacked');
    const play = createPlay({ board, ...level });
    // Has one tile of the second layer and one under it: whatever their faces are, only the upper one is ever free.
    const under = board.above.findIndex((over) => over.length === 1);
    const two = [under, board.above[under]![0]!];
    play.faces = play.faces.map((_, slot) => (two.includes(slot) ? 4 : -1));
    play.left = 2;
    expect(solveByRemoval(board, two, createRandom('x'))).toBeNull();
    applyMove(play, ['shuffle']);
    expect(play.left).toBe(2);
    const [a, b] = requireValue(play.solution[0]);
    expect(applyMove(play, ['pair', a, b])).toBeNull();
    expect(isCleared(play)).toBe(true);
  });
});

describe('a hint', () => {
  it('leads to a cleared table when the player follows only hints', () => {
    for (const edition of EDITIONS) {
      const play = createPlay(dealOf(edition, 'tonight', 'hints'));
      while (!isCleared(play)) {
        const [a, b] = requireValue(findHint(play));
        expect(applyMove(play, ['pair', a, b])).toBeNull();
      }
    }
  });

  it('names an open pair if there is one', () => {
    const play = createPlay(dealOf(turtle, 'tonight', 'off the way'));
    const random = createRandom('off the way');
    for (;;) {
      const open = listOpenPairs(play.level.board, play.faces);
      if (!open.length) break;
      if (play.left < 120 && play.left > 100)
        expect(open).toContainEqual([...requireValue(findHint(play))].sort((a, b) => a - b));
      const [a, b] = random.pick(open);
      applyMove(play, ['pair', a, b]);
    }
    expect(findHint(play)).toBeNull();
  });
});

describe('a tile set', () => {
  it('has four tiles of each face, but one of each season and flower', () => {
    const { faces } = dealOf(turtle, 'tonight', 'set');
    for (let face = 0; face < FACES; face++)
      expect(faces.filter((one) => one === face)).toHaveLength(
        faceGroupOf(face) === face && face < 34 ? 4 : 1,
      );
  });

  it('has exactly two tiles of every matching group in an edition with half a set', () => {
    const half = dealOf(requireValue(EDITIONS.find(({ layout }) => layout === 'tram')), 'tonight', 'set');
    const groups = half.faces.map(faceGroupOf);
    for (const group of groups) expect(groups.filter((one) => one === group)).toHaveLength(2);
  });

  it('has a name for each face', () => {
    const names = Array.from({ length: FACES }, (_, face) => nameOf(face));
    expect(new Set(names).size).toBe(FACES);
    expect(names[2]).toBe('Lantern 3');
    expect(names[34]).toBe('Season, Spring');
  });
});

describe('creating the board of a layout', () => {
  it('reuses the board of an earlier call', () => {
    expect(cachedBoardOf('owl')).toBe(cachedBoardOf('owl'));
  });
});

import { describe, expect, it } from 'vitest';
import { EDITIONS, MODES } from '@/games/fox-and-fen/config';
import { solve } from '@/games/fox-and-fen/solve';
import { createGame } from '@/games/fox-and-fen/state';
import { CHAPTERS, WORLDS } from '@/games/fox-and-fen/worlds';

const LEVELS = EDITIONS.flatMap(({ title, world }) =>
  MODES.flatMap((mode) => CHAPTERS[world][mode].levels.map((level) => ({ title, world, mode, ...level }))),
);

describe('every level', () => {
  it.each(LEVELS)(
    'has a shortest solution with $par moves: $title, $mode, $name',
    ({ world, map, oil, par }) => {
      expect(solve(WORLDS[world], WORLDS[world].read(map, oil ?? null))).toHaveLength(par);
    },
  );
});

describe('following only the hints', () => {
  it.each(EDITIONS)('finishes every chapter of $title', (edition) => {
    for (const mode of MODES) {
      const game = createGame(edition, mode);
      while (!game.isDone()) game.step(game.hint()!);
      expect(game.play.card).toEqual(game.play.levels.map(({ par }) => par));
    }
  });
});

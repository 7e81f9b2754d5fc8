import { describe, expect, it } from 'vitest';
import { EDITIONS, HINT_COST } from '@/games/fox-and-fen/config';
import { totalOf } from '@/games/fox-and-fen/play';
import { solve } from '@/games/fox-and-fen/solve';
import { createGame, type Game } from '@/games/fox-and-fen/state';

const [wood, room] = EDITIONS as [(typeof EDITIONS)[number], (typeof EDITIONS)[number]];

/** Plays a shortest solution of the current level. */
const playLevel = (game: Game): void => {
  for (const move of solve(game.play.world, game.now())!) game.step(move);
};

describe('a game', () => {
  it.each([wood, room])(
    'announces the end of a level, and continues with the next level ($title)',
    (edition) => {
      const game = createGame(edition, 'one');
      const moves = solve(game.play.world, game.now())!;
      for (const move of moves.slice(0, -1)) expect(game.step(move)!.won).toBeNull();
      const { won } = game.step(moves.at(-1)!)!;
      expect(won).toEqual({ level: game.play.levels[0], moves: game.play.levels[0]!.par });
      expect(game.index()).toBe(1);
      expect(game.canUndo()).toBe(false);
    },
  );

  it('resumes from its moves, up to the first invalid one', () => {
    const game = createGame(wood, 'one');
    playLevel(game);
    game.step(1);
    const resumed = createGame(wood, 'one', [...game.moves, [9]]);
    expect(resumed.moves).toEqual(game.moves);
    expect(resumed.now()).toEqual(game.now());
  });

  it('ends after its last level', () => {
    const game = createGame(room, 'one');
    while (!game.isDone()) playLevel(game);
    expect(game.step(0)).toBeNull();
    expect(game.level()).toBe(game.play.levels.at(-1));
  });

  it('gives the next step of a shortest solution as a hint, for a fixed cost', () => {
    const game = createGame(wood, 'one');
    const [first] = solve(game.play.world, game.now())!;
    expect(game.hint()).toBe(first);
    expect(totalOf(game.play)).toBe(HINT_COST);
  });

  it('gives no hint, and charges nothing, when only an undo can help', () => {
    const game = createGame(room, 'five');
    const lossMoves = findLoss(game);
    for (const move of lossMoves) game.step(move);
    expect(game.isLost()).toBe(true);
    expect(game.hint()).toBeNull();
    expect(totalOf(game.play)).toBe(lossMoves.length);
  });
});

/** Returns moves that end with a moth in a web. */
function findLoss({ play }: Game): number[] {
  const { world } = play;
  const seen = new Set<string>();
  let edge: { state: unknown; path: number[] }[] = [{ state: play.past[0], path: [] }];
  while (edge.length) {
    const next: typeof edge = [];
    for (const { state, path } of edge)
      for (let move = 0; move < world.movesIn(state); move++) {
        const to = world.move(state, move);
        if (to === null) continue;
        if (world.isLost(to)) return [...path, move];
        const key = world.keyOf(to);
        if (!seen.has(key) && !world.isWon(to)) next.push({ state: to, path: [...path, move] });
        seen.add(key);
      }
    edge = next;
  }
  throw new Error('Nothing is ever lost here.');
}

import { describe, expect, it } from 'vitest';
import { editionOf } from '@/games/street-of-lamps/editions';
import { levelFor } from '@/games/street-of-lamps/rules';
import { createGame, type Game } from '@/games/street-of-lamps/state';

const level = levelFor(editionOf('rain-barrels')!, { seed: 'poured', mode: 'medium' })!;
const rowOf = (cell: number) => Math.floor(cell / level.size);
const mates = (cell: number) =>
  level.solution.flatMap((_, other) => (level.regions![other] === level.regions![cell] ? [other] : []));
/** A cell of a barrel with cells above and below it. */
const middle = level.solution.findIndex(
  (_, cell) =>
    mates(cell).some((one) => rowOf(one) < rowOf(cell)) &&
    mates(cell).some((one) => rowOf(one) > rowOf(cell)),
);
const states = (game: Game) =>
  mates(middle).map((cell) => [
    Math.sign(rowOf(cell) - rowOf(middle)),
    game.play.filled[cell] ? 'wet' : game.crosses[cell] ? 'dry' : 'open',
  ]);

describe('a press on a barrel', () => {
  it('fills the barrel up to the pressed level and leaves the cells above unchanged', () => {
    const game = createGame(level);
    game.stroke([middle]);
    for (const [height, state] of states(game)) expect(state).toBe(height === -1 ? 'open' : 'wet');
  });

  it('drains the barrel down to the pressed level on the second press, and clears the pressed cell on the third', () => {
    const game = createGame(level);
    game.stroke([middle]);
    game.stroke([middle]);
    for (const [height, state] of states(game)) expect(state).toBe(height === 1 ? 'wet' : 'dry');
    game.stroke([middle]);
    for (const [height, state] of states(game))
      expect(state).toBe(height === -1 ? 'dry' : height === 0 ? 'open' : 'wet');
  });

  it('reverts in one step', () => {
    const game = createGame(level);
    game.stroke([middle]);
    game.stroke([middle]);
    game.undo();
    game.undo();
    expect(states(game).every(([, state]) => state === 'open')).toBe(true);
  });

  it('fills each cell only once during a drag', () => {
    const game = createGame(level);
    game.stroke(mates(middle));
    const poured = game.moves.flatMap(([, ...cells]) => cells);
    expect(new Set(poured).size).toBe(poured.length);
    expect(mates(middle).every((cell) => game.play.filled[cell])).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { editionOf } from '@/games/street-of-lamps/editions';
import { levelFor } from '@/games/street-of-lamps/rules';
import { createGame, type Game } from '@/games/street-of-lamps/state';

const level = levelFor(editionOf('rain-barrels')!, { seed: 'poured', mode: 'medium' })!;
const rowOf = (cell: number) => Math.floor(cell / level.size);
const listRegionCells = (cell: number) =>
  level.solution.flatMap((_, other) => (level.regions![other] === level.regions![cell] ? [other] : []));
/** A cell of a barrel with cells above and below it. */
const middleOf = level.solution.findIndex(
  (_, cell) =>
    listRegionCells(cell).some((one) => rowOf(one) < rowOf(cell)) &&
    listRegionCells(cell).some((one) => rowOf(one) > rowOf(cell)),
);
const statesOfGame = (game: Game) =>
  listRegionCells(middleOf).map((cell) => [
    Math.sign(rowOf(cell) - rowOf(middleOf)),
    game.play.filled[cell] ? 'wet' : game.crosses[cell] ? 'dry' : 'open',
  ]);

describe('a press on a barrel', () => {
  it('fills the barrel up to the pressed level and leaves the cells above unchanged', () => {
    const game = createGame(level);
    game.stroke([middleOf]);
    for (const [height, state] of statesOfGame(game)) expect(state).toBe(height === -1 ? 'open' : 'wet');
  });

  it('drains the barrel down to the pressed level on the second press, and clears the pressed cell on the third', () => {
    const game = createGame(level);
    game.stroke([middleOf]);
    game.stroke([middleOf]);
    for (const [height, state] of statesOfGame(game)) expect(state).toBe(height === 1 ? 'wet' : 'dry');
    game.stroke([middleOf]);
    for (const [height, state] of statesOfGame(game))
      expect(state).toBe(height === -1 ? 'dry' : height === 0 ? 'open' : 'wet');
  });

  it('reverts in one step', () => {
    const game = createGame(level);
    game.stroke([middleOf]);
    game.stroke([middleOf]);
    game.undo();
    game.undo();
    expect(statesOfGame(game).every(([, state]) => state === 'open')).toBe(true);
  });

  it('fills each cell only once during a drag', () => {
    const game = createGame(level);
    game.stroke(listRegionCells(middleOf));
    const poured = game.moves.flatMap(([, ...cells]) => cells);
    expect(new Set(poured).size).toBe(poured.length);
    expect(listRegionCells(middleOf).every((cell) => game.play.filled[cell])).toBe(true);
  });
});

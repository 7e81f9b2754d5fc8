import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HINT_PENALTY_MS, MAX_MOVES, PATIENCE, SHELF } from '@/games/domino-parlour/patience/config';
import {
  dealPyramid,
  listFreeTiles,
  isPair,
  listShelf,
  DEALT_BOARD,
} from '@/games/domino-parlour/patience/deal';
import { applyMove, countTaken, createPlay } from '@/games/domino-parlour/patience/play';
import { patienceRules as rules } from '@/games/domino-parlour/patience/rules';
import { createPatience } from '@/games/domino-parlour/patience/state';
import type { PatienceMove } from '@/games/domino-parlour/patience/types';
import { ALL_TILES, PIPS } from '@/games/domino-parlour/tiles';
import type { ModeKey } from '@/games/domino-parlour/types';
import golden from './golden-patience.json';

const MODES = Object.keys(SHELF) as ModeKey[];
const spec = { seed: 'patience-test', mode: 'easy' };
const deal = dealPyramid(spec.seed, SHELF.easy);

describe('a solitaire deal', () => {
  it.each(MODES)('has all tiles and a solution (%s)', (mode) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { tiles, solution, shelf } = dealPyramid(seed, SHELF[mode]);
        expect([...tiles].sort((a, b) => a - b)).toEqual(ALL_TILES);
        const result = rules.replay({ seed, mode }, solution as PatienceMove[]);
        expect(result).toMatchObject({ outcome: 'finished', progress: 1 });
        const play = createPlay({ tiles, solution, shelf });
        for (const move of solution) {
          applyMove(play, move);
          expect(listShelf(play).length).toBeLessThanOrEqual(shelf);
        }
      }),
      { numRuns: 25 },
    );
  });

  it.each(golden)('never changes for seed $seed, $mode', ({ seed, mode, tiles, solution }) => {
    const secondDeal = dealPyramid(seed, SHELF[mode as ModeKey]);
    expect(secondDeal.tiles).toEqual(tiles);
    expect(rules.replay({ seed, mode }, rules.parseMoves(solution)!).outcome).toBe('finished');
  });

  it('has only its last row free at first', () => {
    expect(listFreeTiles(deal.tiles, DEALT_BOARD)).toEqual(deal.tiles.slice(-7));
  });
});

describe('the rule set of the solitaire', () => {
  it.each<[string, PatienceMove[]]>([
    ['a tile that is covered', [[deal.tiles[0]!]]],
    [
      'two that make no twelve',
      [[deal.tiles[27]!, deal.tiles.slice(21, 27).find((tile) => !isPair(tile, deal.tiles[27]!))!]],
    ],
    ['one tile twice', [[deal.tiles[27]!, deal.tiles[27]!]]],
    ['more on the shelf than it holds', deal.tiles.slice(-4).map((tile): PatienceMove => [tile])],
    ['a move after the end', [...deal.solution, ['hint']]],
  ])('refuses %s', (_, moves) => {
    expect(rules.replay(spec, moves).outcome).toBe('illegal');
  });

  it('refuses an unknown mode', () => {
    expect(rules.replay({ seed: 'x', mode: 'expert' }, []).outcome).toBe('illegal');
  });

  it('adds the penalty for hints', () => {
    expect(rules.replay(spec, [['hint'], ['hint']]).penaltyMs).toBe(2 * HINT_PENALTY_MS);
  });

  it.each([
    ['a value that is not a list', {}],
    ['an unknown tile', [[28]]],
    ['three tiles', [[1, 2, 3]]],
    ['an unknown word', [['peek']]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('rejects %s when parsing', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});

describe('the state of the solitaire', () => {
  it('pairs two tiles when the player presses one and then the other, and undoes the pair', () => {
    const game = createPatience(deal);
    const first = deal.solution.find(
      (move) => move.length === 2 && listFreeTiles(deal.tiles, DEALT_BOARD).includes(move[0] as number),
    );
    for (const move of deal.solution) {
      const [one, other] = move as number[];
      if (other === undefined) expect(game.shelve(one!)).toBe(true);
      else {
        expect(game.touch(one!)).toBe('held');
        expect(game.touch(other)).toBe('paired');
        expect(PIPS[one!]! + PIPS[other]!).toBe(12);
        break;
      }
    }
    expect(first === undefined || countTaken(game.play) === 2).toBe(true);
    while (game.canUndo) game.undo();
    expect(game.play).toMatchObject(DEALT_BOARD);
    expect(game.moves).toHaveLength(0);
  });

  it('lets the player drag a free tile, and returns the tile when it makes no pair', () => {
    const game = createPatience(deal);
    const [free] = game.free();
    const covered = ALL_TILES.find((tile) => !game.free().includes(tile))!;
    expect(game.lift(covered)).toBe(false);
    expect(game.held).toBeNull();
    expect(game.lift(free!)).toBe(true);
    expect(game.held).toBe(free);
    game.letGo();
    expect(game.held).toBeNull();
    expect(game.moves).toHaveLength(0);
  });

  it('keeps the hint penalty after an undo', () => {
    const game = createPatience(deal);
    const tiles = game.hint()!;
    expect(tiles.length).toBeGreaterThan(0);
    game.shelve(deal.tiles[27]!);
    game.undo();
    expect(game.play.penaltyMs).toBe(HINT_PENALTY_MS);
    expect(createPatience(deal, game.moves).play.penaltyMs).toBe(HINT_PENALTY_MS);
  });

  it('offers no hint, and charges nothing, when no move is left', () => {
    const game = createPatience({ ...deal, shelf: 0, tiles: [...ALL_TILES].reverse() });
    expect(game.hint()).toBeNull();
    expect(game.play.penaltyMs).toBe(0);
  });

  it('offers the modes of its edition', () => {
    expect(PATIENCE.modes).toEqual(MODES);
  });
});

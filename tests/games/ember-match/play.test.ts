import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, KINDS, openPlan, PIECE, POINTS, POWER, SIZE } from '@/games/ember-match/config';
import { isKind } from '@/games/ember-match/grid';
import { findGroups } from '@/games/ember-match/match';
import { applySwap, createPlay, performSwap } from '@/games/ember-match/play';
import { refillFruitOf } from '@/games/ember-match/refills';
import { isLegal, listSwaps, partnerOf } from '@/games/ember-match/swaps';
import type { Plan, Play, Swap } from '@/games/ember-match/types';
import { createRandom } from '@/games/kit/seeded-random';

const LETTERS = 'ROGTBP';

/**
 * Returns a play with the given board: R O G T B P are the kinds, * is a star, k a kettle, # a hole, and . a piece
 * that never burns.
 */
function playOf(rows: readonly string[], change: Partial<Plan> = {}): Play {
  const play = createPlay({ ...openPlan('by hand'), ...change });
  const text = rows.join('');
  expect(text).toHaveLength(CELLS);
  // Uses twelve kinds. No kind repeats in a row or column, so nothing burns.
  [...text].forEach((letter, cell) => {
    const quiet = ((cell % SIZE) + 2 * Math.floor(cell / SIZE)) % 4;
    const named: Record<string, number> = {
      '*': PIECE.star,
      k: PIECE.kettle,
      '#': PIECE.hole,
      c: PIECE.crate,
      L: PIECE.lantern,
    };
    play.pieces[cell] = letter === '.' ? [2, 3, 4, 5][quiet]! : (named[letter] ?? LETTERS.indexOf(letter));
    play.powers[cell] = letter === 'c' ? 1 : 0;
  });
  return play;
}

const QUIET = '........';
const cellAt = (row: number, column: number) => row * SIZE + column;

describe('a new board', () => {
  it('burns nothing by itself and offers a swap, for any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const play = createPlay(openPlan(seed));
        expect(findGroups(play)).toEqual([]);
        expect(listSwaps(play).length).toBeGreaterThan(0);
        expect(play.pieces.every(isKind)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('repeats exactly, including its refills', () => {
    const run = (seed: string) => {
      const play = createPlay(openPlan(seed));
      const random = createRandom(`moves of ${seed}`);
      while (!play.ending) performSwap(play, random.pick(listSwaps(play)));
      return play;
    };
    for (let i = 0; i < 60; i++) expect(run(`same-${i}`)).toEqual(run(`same-${i}`));
  });

  it('refills each column in a fixed order, whatever the player does', () => {
    for (const pick of [0, -1]) {
      const play = createPlay(openPlan('columns'));
      const fallen = Array.from({ length: SIZE }, (): number[] => []);
      for (let i = 0; i < 6; i++)
        for (const { falls } of performSwap(play, listSwaps(play).at(pick)!).steps)
          for (const { piece, path } of falls)
            if (path[0]!.cell < 0) fallen[path[1]!.cell % SIZE]!.push(piece);
      expect(fallen.map((column) => column.length)).toEqual(play.draws);
      fallen.forEach((column, i) =>
        expect(column).toEqual(column.map((_, count) => refillFruitOf('columns', KINDS.length, i, count))),
      );
    }
  });
});

describe('the quiet test board', () => {
  it('has no group that burns', () => {
    expect(findGroups(playOf(Array<string>(SIZE).fill(QUIET)))).toEqual([]);
  });
});

describe('a swap', () => {
  const three = () => playOf([...Array<string>(6).fill(QUIET), '..R.....', 'RR......']);

  it('burns three in a row, and refills their cells from above', () => {
    const play = three();
    const { steps } = performSwap(play, [cellAt(6, 2), 1]);
    expect(steps[0]!.burned.map(({ cell }) => cell).sort()).toEqual(
      [cellAt(7, 0), cellAt(7, 1), cellAt(7, 2)].sort(),
    );
    expect(steps[0]!.points).toBe(3 * POINTS.ember);
    expect(play.movesLeft).toBe(19);
    expect(play.pieces.every(isKind)).toBe(true);
    expect(play.draws.slice(0, 3).every((count) => count >= 1)).toBe(true);
  });

  it('has no effect if it burns nothing', () => {
    const play = three();
    const before = structuredClone(play);
    expect(applySwap(play, [cellAt(0, 0), 0])).toMatch(/nothing/);
    expect(applySwap(play, [cellAt(0, 7), 0])).toMatch(/nothing/);
    expect(applySwap(play, [cellAt(7, 0), 1])).toMatch(/nothing/);
    expect(play).toEqual(before);
  });

  it.each([
    ['four in a row', 'RR.R....', '..R.....', PIECE.empty, POWER.row],
    ['five in a row', 'RR.RR...', '..R.....', PIECE.star, POWER.none],
  ])('creates the right piece at the swapped cell for %s', (_, line, above, star, power) => {
    const play = playOf([...Array<string>(6).fill(QUIET), above, line]);
    const [step] = performSwap(play, [cellAt(6, 2), 1]).steps;
    expect(step!.created).toMatchObject([
      { cell: cellAt(7, 2), piece: star === PIECE.star ? PIECE.star : 0, power },
    ]);
  });

  it('creates a flare for a column of four, and a burst for a corner', () => {
    const four = playOf([QUIET, QUIET, QUIET, QUIET, '..R.....', '..R.....', '...R....', '..R.....']);
    expect(performSwap(four, [cellAt(6, 2), 0]).steps[0]!.created).toMatchObject([
      { piece: 0, power: POWER.column },
    ]);
    const corner = playOf([QUIET, QUIET, QUIET, QUIET, QUIET, '..R.....', '..R.....', 'RR.R....']);
    expect(isLegal(corner, [cellAt(7, 2), 0])).toBe(true);
    expect(performSwap(corner, [cellAt(7, 2), 0]).steps[0]!.created).toMatchObject([
      { piece: 0, power: POWER.burst },
    ]);
  });
});

describe('a power', () => {
  const board = () => playOf([...Array<string>(6).fill(QUIET), '..R.....', 'RR......']);
  const burnedBy = (power: number) => {
    const play = board();
    play.powers[cellAt(6, 2)] = power;
    return performSwap(play, [cellAt(6, 2), 1]).steps[0]!;
  };

  it.each([
    ['a flare its row', POWER.row, 8],
    ['a flare its column', POWER.column, 10],
    ['a burst the square round it', POWER.burst, 7],
  ])('burns the right embers (%s)', (_, power, count) => {
    const step = burnedBy(power);
    expect(step.blasts).toHaveLength(1);
    expect(step.burned).toHaveLength(count);
  });

  it.each([
    ['two flares: row and column', POWER.row, POWER.column, 15],
    ['flare and burst: three rows and three columns', POWER.row, POWER.burst, 39],
    ['two bursts: five by five', POWER.burst, POWER.burst, 25],
  ])('combines with another power (%s)', (_, a, b, count) => {
    const play = playOf(Array<string>(SIZE).fill(QUIET));
    [play.powers[cellAt(4, 3)], play.powers[cellAt(4, 4)]] = [a, b];
    expect(isLegal(play, [cellAt(4, 3), 0])).toBe(true);
    expect(performSwap(play, [cellAt(4, 3), 0]).steps[0]!.burned).toHaveLength(count);
  });

  it('burns every ember of the swapped kind if it is a star', () => {
    const play = playOf([...Array<string>(7).fill(QUIET), '*O......']);
    [play.pieces[cellAt(0, 0)], play.pieces[cellAt(2, 5)]] = [1, 1];
    const { burned, created } = performSwap(play, [cellAt(7, 0), 0]).steps[0]!;
    expect(burned.map(({ piece }) => piece).sort()).toEqual([1, 1, 1, PIECE.star]);
    expect(created).toEqual([]);
  });

  it('turns every ember of the swapped kind into a burst if a star meets a burst', () => {
    const play = playOf([...Array<string>(7).fill(QUIET), '*O......']);
    play.pieces[cellAt(2, 5)] = 1;
    play.powers[cellAt(7, 1)] = POWER.burst;
    const { blasts } = performSwap(play, [cellAt(7, 0), 0]).steps[0]!;
    expect(blasts.filter(({ type }) => type === 'burst')).toHaveLength(2);
  });

  it('burns everything if two stars meet', () => {
    const play = playOf([...Array<string>(7).fill(QUIET), '**......']);
    expect(performSwap(play, [cellAt(7, 0), 0]).steps[0]!.burned).toHaveLength(CELLS);
  });

  it('goes off after the last swap', () => {
    const play = board();
    play.movesLeft = 1;
    [play.powers[cellAt(0, 7)], play.pieces[cellAt(1, 6)]] = [POWER.burst, PIECE.star];
    performSwap(play, [cellAt(6, 2), 1]);
    expect(play.ending).toBe('spent');
    expect(play.powers.every((power) => power === 0)).toBe(true);
    expect(play.pieces.includes(PIECE.star)).toBe(false);
  });
});

describe('an obstacle on a board', () => {
  it('breaks, lights or thaws when a piece burns on the same cell or next to it', () => {
    const play = playOf([...Array<string>(5).fill(QUIET), 'c.L.....', '..R.....', 'RR......'], {
      goals: [{ type: 'crates' }, { type: 'lanterns' }, { type: 'frost' }],
    });
    play.left = [1, 1, 1];
    play.pieces[cellAt(6, 0)] = PIECE.crate;
    play.powers[cellAt(6, 0)] = 1;
    play.pieces[cellAt(5, 0)] = 2;
    play.pieces[cellAt(5, 2)] = 3;
    play.pieces[cellAt(6, 1)] = PIECE.lantern;
    play.frost[cellAt(7, 1)] = 1;
    const { steps } = performSwap(play, [cellAt(6, 2), 1]);
    expect(steps[0]!.hitPieces.map(({ piece }) => piece).sort()).toEqual([PIECE.empty, PIECE.lit].sort());
    expect(steps[0]!.thawed).toEqual([cellAt(7, 1)]);
    expect(play.ending).toBe('won');
    expect(play.score).toBeGreaterThanOrEqual(19 * POINTS.moveLeft);
  });

  it('keeps a chained ember in place until a match with the ember breaks the chain', () => {
    const play = playOf([...Array<string>(6).fill(QUIET), '..R.....', 'RR......']);
    play.locks[cellAt(7, 0)] = 1;
    expect(isLegal(play, [cellAt(7, 0), 0])).toBe(false);
    const [step] = performSwap(play, [cellAt(6, 2), 1]).steps;
    expect(step!.freed).toEqual([cellAt(7, 0)]);
    expect(play.locks[cellAt(7, 0)]).toBe(0);
    expect(play.pieces[cellAt(7, 0)]).toBe(0);
  });

  it('delivers a kettle that reaches the bottom', () => {
    const play = playOf([...Array<string>(6).fill(QUIET), 'k.R.....', 'RR......'], {
      goals: [{ type: 'kettles' }],
    });
    play.left = [1];
    const { steps } = performSwap(play, [cellAt(6, 2), 1]);
    expect(steps[0]!.delivered).toEqual([cellAt(7, 0)]);
    expect(play.ending).toBe('won');
    expect(play.pieces.includes(PIECE.kettle)).toBe(false);
  });

  it('lets pieces fall around the obstacle, so that every reachable cell is filled', () => {
    const layout = [...Array<string>(3).fill(QUIET), '..cccc..', QUIET, QUIET, QUIET, QUIET];
    for (let i = 0; i < 40; i++) {
      const play = createPlay({ ...openPlan(`past ${i}`), layout, goals: [{ type: 'score', count: 1e9 }] });
      const random = createRandom(`past ${i}`);
      while (!play.ending) performSwap(play, random.pick(listSwaps(play)));
      expect(play.pieces.includes(PIECE.empty)).toBe(false);
    }
  });
});

describe('any sequence of legal swaps', () => {
  it('leaves no unburned group, always leaves a legal swap, and never lowers the score', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (seed, picks) => {
        const play = createPlay(openPlan(seed));
        for (const pick of picks) {
          if (play.ending) break;
          const swaps = listSwaps(play);
          const before = play.score;
          const { steps } = performSwap(play, swaps[pick % swaps.length]!);
          expect(play.score).toBe(before + steps.reduce((sum, { points }) => sum + points, 0));
          expect(findGroups(play)).toEqual([]);
          expect(play.pieces.every((piece) => piece >= 0 && piece <= PIECE.star)).toBe(true);
          if (!play.ending) expect(listSwaps(play, 1)).toHaveLength(1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reports every fall with its start and end cell', () => {
    const play = createPlay(openPlan('falls'));
    const random = createRandom('falls');
    while (!play.ending) {
      const shown = [...play.pieces];
      const move: Swap = random.pick(listSwaps(play));
      const { from, to, steps, shuffled } = performSwap(play, move);
      expect(to).toBe(partnerOf(move));
      [shown[from], shown[to]] = [shown[to]!, shown[from]!];
      for (const { burned, created, falls } of steps) {
        for (const { cell } of burned) shown[cell] = PIECE.empty;
        for (const { cell, piece } of created) shown[cell] = piece;
        for (const { path } of falls) if (path[0]!.cell >= 0) shown[path[0]!.cell] = PIECE.empty;
        for (const { piece, path } of falls) shown[path.at(-1)!.cell] = piece;
      }
      if (!shuffled) expect(shown).toEqual(play.pieces);
    }
  });
});

describe('a board without a swap', () => {
  it('gets shuffled until it has a swap, depending only on the seed', () => {
    const shuffles = (seed: string) => {
      const play = createPlay({ ...openPlan(seed), kinds: 6, moves: 200 });
      const random = createRandom(seed);
      while (!play.ending) performSwap(play, random.pick(listSwaps(play)));
      return [play.shuffles, play.score];
    };
    const runs = Array.from({ length: 30 }, (_, i) => shuffles(`long ${i}`));
    expect(runs.some(([count]) => count! > 0)).toBe(true);
    expect(runs).toEqual(Array.from({ length: 30 }, (_, i) => shuffles(`long ${i}`)));
  });
});

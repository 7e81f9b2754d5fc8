import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLevel } from '@/games/copper-and-steam/generate';
import { countWays, pairOf, turn } from '@/games/copper-and-steam/pipes';
import { applyMove, createPlay, findHint, movedWith } from '@/games/copper-and-steam/play';
import { solve } from '@/games/copper-and-steam/solve';
import { createGame } from '@/games/copper-and-steam/state';
import { nameOf } from '@/games/copper-and-steam/words';
import { countLit, isMixed, isTight, letSteam } from '@/games/copper-and-steam/steam';
import { countSolutions, EDITION_MODES, expectFair, levelOf } from './levels';

describe.each(EDITION_MODES)('$title, $mode', ({ edition, mode }) => {
  it('is fair whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => expectFair(edition, mode, seed)),
      { numRuns: 12 },
    );
  });
});

describe('a kitchen', () => {
  it.each(EDITION_MODES.filter(({ mode }) => mode === 'kitchen'))(
    'of $title has one solution when everything is tried',
    ({ edition, mode }) => {
      for (let index = 0; index < 6; index++)
        expect(countSolutions(levelOf(edition, mode, `oracle ${index}`))).toBe(1);
    },
  );
});

describe('the solver', () => {
  it('does not say more than follows', () => {
    // Without its bolts a level may have other solutions, and what follows holds in all of them.
    const level = makeLevel('a seed', 'round', 'cellar');
    const loose = { ...level, bolted: level.pieces.map(() => false) };
    const { masks } = solve(loose);
    for (const [cell, mask] of masks.entries()) if (mask !== null) expect(mask).toBe(level.solution[cell]);
  });

  it('knows nothing of how the pieces stood', () => {
    const level = makeLevel('another seed', 'two', 'works');
    const pieces = level.pieces.map((mask, cell) => (level.bolted[cell] ? mask : turn(mask, cell)));
    expect(solve({ ...level, pieces }).masks).toEqual(level.solution);
  });
});

describe('two boilers', () => {
  it('each have valves of their own', () => {
    const { valves, solution } = makeLevel('valves', 'two', 'works');
    expect(new Set(valves)).toEqual(new Set([0, 1, null]));
    expect(valves.map((valve) => valve !== null)).toEqual(solution.map((mask) => countWays(mask) === 1));
  });
});

describe('pieces in gear', () => {
  const level = makeLevel('gears', 'gear', 'cellar');
  const geared = [...level.pieces.keys()].filter((cell) => level.partners[cell]! >= 0);

  it('are about half of them, two and two, none of them bolted', () => {
    expect(geared.length / level.pieces.length).toBeGreaterThan(0.45);
    for (const cell of geared) {
      expect(level.partners[level.partners[cell]!]).toBe(cell);
      expect(level.bolted[cell]).toBe(false);
    }
    expect(new Set(geared.map((cell) => pairOf(level, cell))).size).toBe(geared.length / 2);
  });

  it('turn together, are right together, and are bolted down together', () => {
    const play = createPlay(level);
    const [cell, other] = [geared[0]!, level.partners[geared[0]!]!];
    applyMove(play, [cell]);
    expect(play.masks[other]).toBe(turn(level.pieces[other]!, 1));
    const fresh = createPlay(level);
    while (findHint(fresh) >= 0) {
      const at = findHint(fresh);
      applyMove(fresh, ['hint']);
      for (const one of movedWith(level, at)) expect(fresh.bolted[one]).toBe(true);
    }
    expect(fresh.masks).toEqual(level.solution);
  });

  it('say with what they turn', () => {
    const game = createGame(level);
    expect(nameOf(game, geared[0]!)).toMatch(/turns with row \d, column \d/);
    expect(game.toggleLock(geared[0]!)).toBe(true);
    expect([...game.locks].sort()).toEqual([geared[0]!, level.partners[geared[0]!]!].sort());
  });
});

describe('steam', () => {
  /** Two boilers and two valves in a row, all open to left and right but the ends. */
  const row = {
    grid: { columns: 4, rows: 1, isRound: false },
    boilers: [1, 2],
    partners: [-1, -1, -1, -1],
    valves: [0, null, null, 1] as const,
    bolted: [false, true, true, false],
  };
  it('lights a valve of its own boiler, and none where two kinds meet', () => {
    const apart = { ...row, pieces: [2, 8, 2, 8] };
    const steamed = letSteam(apart, apart.pieces);
    expect(isMixed(steamed)).toBe(false);
    expect(countLit(apart, steamed)).toBe(2);
    expect(isTight(apart, steamed)).toBe(true);
    const joined = { ...row, pieces: [2, 10, 10, 8] };
    const meeting = letSteam(joined, joined.pieces);
    expect(isMixed(meeting)).toBe(true);
    expect(countLit(joined, meeting)).toBe(0);
    expect(isTight(joined, meeting)).toBe(false);
  });

  it('does not light a valve with the steam of the other boiler', () => {
    const swapped = { ...row, pieces: [2, 8, 2, 8], valves: [1, null, null, 0] as const };
    expect(isTight(swapped, letSteam(swapped, swapped.pieces))).toBe(false);
  });

  it('leaks against a wall, against the side of a pipe, and round no wall', () => {
    const leaking = { ...row, pieces: [8, 10, 5, 8] };
    expect(letSteam(leaking, leaking.pieces).leaks).toEqual([8, 10, 5, 8]);
    const round = { ...leaking, grid: { ...row.grid, isRound: true }, pieces: [8, 10, 10, 2] };
    expect(letSteam(round, round.pieces).leaks).toEqual([0, 8, 2, 0]);
  });
});

it('makes the same levels in another process', async () => {
  const seeds = ['x', 'ü', 'a longer seed'];
  const specs = (['plain', 'round', 'two', 'gear'] as const).flatMap((plan) =>
    seeds.map((seed) => ({ plan, seed })),
  );
  const here = specs.map(({ plan, seed }) => makeLevel(seed, plan, 'works'));
  const { outputFiles } = await build({
    stdin: {
      contents: `import { makeLevel } from './generate'; import { createHash } from 'node:crypto';
        const levels = ${JSON.stringify(specs)}.map(({ plan, seed }) => makeLevel(seed, plan, 'works'));
        process.stdout.write(createHash('sha256').update(JSON.stringify(levels)).digest('hex'));`,
      resolveDir: join(process.cwd(), 'games/copper-and-steam'),
      loader: 'ts',
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const there = execFileSync(process.execPath, ['-'], { input: outputFiles[0]!.text }).toString();
  expect(there).toBe(createHash('sha256').update(JSON.stringify(here)).digest('hex'));
});

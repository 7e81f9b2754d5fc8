import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'esbuild';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TRAIN_LENGTH } from '@/games/copper-and-steam/config';
import { makeLevel, openShare } from '@/games/copper-and-steam/generate';
import { listPossibleOrientations } from '@/games/copper-and-steam/possible-orientations';
import { countOpenSides, gearTrainOf, rotateMask, cellsTurnedBy } from '@/games/copper-and-steam/pipes';
import { applyMove, createPlay, findHint } from '@/games/copper-and-steam/play';
import { solve } from '@/games/copper-and-steam/solve';
import { createGame } from '@/games/copper-and-steam/state';
import { gearName, nameOf } from '@/games/copper-and-steam/words';
import {
  boilersReaching,
  countLitValves,
  hasMixedSteam,
  isLeakFree,
  computeSteamFlow,
} from '@/games/copper-and-steam/steam';
import { countSolutions, EDITION_MODES, expectFair, levelOf } from './levels';

describe.each(EDITION_MODES)('$title, $mode', ({ edition, mode }) => {
  it('makes a fair level for any seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => expectFair(edition, mode, seed)),
      { numRuns: 12 },
    );
  });
});

describe('a kitchen', () => {
  it.each(EDITION_MODES.filter(({ mode }) => mode === 'kitchen'))(
    'has exactly one solution, as an exhaustive search shows ($title)',
    ({ edition, mode }) => {
      for (let index = 0; index < 6; index++)
        expect(countSolutions(levelOf(edition, mode, `oracle ${index}`))).toBe(1);
    },
  );
});

describe('the solver', () => {
  it('draws only conclusions that are true in every solution', () => {
    // Without its bolts a level may have several solutions, and every conclusion must be true in all of them.
    const level = makeLevel('a seed', 'round', 'cellar');
    const loose = { ...level, bolted: level.pieces.map(() => false) };
    const { masks } = solve(loose);
    for (const [cell, mask] of masks.entries()) if (mask !== null) expect(mask).toBe(level.solution[cell]);
  });

  it('ignores the initial orientation of the pieces', () => {
    const level = makeLevel('another seed', 'two', 'works');
    const pieces = level.pieces.map((mask, cell) => (level.bolted[cell] ? mask : rotateMask(mask, cell)));
    expect(solve({ ...level, pieces }).masks).toEqual(level.solution);
  });
});

describe('a level with two boilers', () => {
  it('has valves for both boilers, exactly at the ends of the pipes', () => {
    const { valves, solution } = makeLevel('valves', 'two', 'works');
    expect(new Set(valves)).toEqual(new Set([0, 1, null]));
    expect(valves.map((valve) => valve !== null)).toEqual(solution.map((mask) => countOpenSides(mask) === 1));
  });
});

describe('a geared piece', () => {
  const level = makeLevel('gears', 'gear', 'cellar');
  const geared = [...level.pieces.keys()].filter((cell) => gearTrainOf(level, cell));
  const heads = geared.filter((cell) => gearTrainOf(level, cell)!.place === 0);

  it('belongs to a train of three, and about half of the loose pieces are geared', () => {
    expect(geared.length / level.pieces.length).toBeGreaterThan(0.45);
    expect(geared.length).toBe(heads.length * TRAIN_LENGTH);
    for (const cell of geared) expect(level.bolted[cell]).toBe(false);
    for (const head of heads) expect(cellsTurnedBy(level, head)).toHaveLength(TRAIN_LENGTH);
    expect(new Set(geared.map((cell) => gearName(gearTrainOf(level, cell)!))).size).toBe(geared.length);
  });

  it('turns only the pieces that follow in its train', () => {
    const [first, second, third] = cellsTurnedBy(level, heads[0]!) as [number, number, number];
    const play = createPlay(level);
    applyMove(play, [second]);
    const turned = [first, second, third].map((cell) => play.masks[cell] !== level.pieces[cell]);
    const isSame = [first, second, third].map(
      (cell) => rotateMask(level.pieces[cell]!, 1) === level.pieces[cell],
    );
    expect(turned).toEqual([false, !isSame[1], !isSame[2]]);
  });

  it('has an initial rotation of its own, so that one piece does not reveal another', () => {
    const rotationOf = (cell: number) =>
      [0, 1, 2, 3].find((by) => rotateMask(level.pieces[cell]!, by) === level.solution[cell]);
    const trains = heads.map((head) => cellsTurnedBy(level, head).map(rotationOf));
    expect(trains.some(([first, second, third]) => first !== second || second !== third)).toBe(true);
  });

  it('remains fixed once a hint has bolted it', () => {
    const play = createPlay(level);
    while (findHint(play) >= 0) {
      const cell = findHint(play);
      applyMove(play, ['hint']);
      expect(play.bolted[cell]).toBe(true);
      for (const head of heads) if (!play.bolted[head]) applyMove(play, [head]);
      expect(play.masks[cell]).toBe(level.solution[cell]);
    }
    expect(play.masks).toEqual(level.solution);
  });

  it('lists the pieces that it turns, and cannot turn while one of them is locked', () => {
    const game = createGame(level);
    const [head, second] = cellsTurnedBy(level, heads[0]!) as [number, number];
    expect(nameOf(game, head)).toMatch(/gear A1, turns row \d, column \d and row \d, column \d along/);
    expect(game.toggleLock(second)).toBe(true);
    expect([...game.locks]).toEqual([second]);
    expect(game.turn(head, 1)).toBe(false);
    game.toggleLock(second);
    expect(game.turn(head, 1)).toBe(true);
  });
});

describe('a level of the Works mode', () => {
  it.each(['plain', 'round', 'two', 'gear'] as const)(
    'requires more than comparing neighbors on plan %s',
    (plan) => {
      const shares = Array.from({ length: 8 }, (_, i) => openShare(makeLevel(`grade ${i}`, plan, 'works')));
      const averageShare = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      expect(averageShare).toBeGreaterThan(0.12);
    },
  );
});

describe('a hint', () => {
  it('never reveals a piece that follows directly from known neighbors', () => {
    let stuck = 0;
    for (let seed = 0; seed < 6; seed++) {
      const level = makeLevel(`grade ${seed}`, 'plain', 'works');
      const play = createPlay(level);
      const steamed = computeSteamFlow(level, play.masks);
      const isRight = (cell: number) => play.masks[cell] === level.solution[cell];
      const stands = listPossibleOrientations(
        level,
        level.bolted.map(
          (isBolted, cell) => isBolted || (isRight(cell) && boilersReaching(steamed, cell).length > 0),
        ),
      );
      const wrongCells = level.order.filter((cell) => !isRight(cell));
      const hard = wrongCells.filter((cell) => stands[cell]!.length > 1);
      expect(findHint(play)).toBe(hard[0] ?? wrongCells.at(-1));
      expect(findHint(play)).not.toBe(wrongCells[0]);
      stuck += hard.length;
    }
    expect(stuck).toBeGreaterThan(10);
  });
});

describe('steam', () => {
  /** Two boilers and two valves in a row, which the tests connect with different pieces. */
  const row = {
    grid: { columns: 4, rows: 1, isRound: false },
    boilers: [1, 2],
    partners: [-1, -1, -1, -1],
    valves: [0, null, null, 1] as const,
    bolted: [false, true, true, false],
  };
  it('lights only valves of its own boiler, and none when the steam of two boilers mixes', () => {
    const separatePieces = { ...row, pieces: [2, 8, 2, 8] };
    const steamed = computeSteamFlow(separatePieces, separatePieces.pieces);
    expect(hasMixedSteam(steamed)).toBe(false);
    expect(countLitValves(separatePieces, steamed)).toBe(2);
    expect(isLeakFree(separatePieces, steamed)).toBe(true);
    const joined = { ...row, pieces: [2, 10, 10, 8] };
    const meeting = computeSteamFlow(joined, joined.pieces);
    expect(hasMixedSteam(meeting)).toBe(true);
    expect(countLitValves(joined, meeting)).toBe(0);
    expect(isLeakFree(joined, meeting)).toBe(false);
  });

  it('never lights a valve with the steam of the other boiler', () => {
    const swapped = { ...row, pieces: [2, 8, 2, 8], valves: [1, null, null, 0] as const };
    expect(isLeakFree(swapped, computeSteamFlow(swapped, swapped.pieces))).toBe(false);
  });

  it('leaks at a wall or at the closed side of a pipe, but not across a wrapped edge', () => {
    const leaking = { ...row, pieces: [8, 10, 5, 8] };
    expect(computeSteamFlow(leaking, leaking.pieces).leaks).toEqual([8, 10, 5, 8]);
    const round = { ...leaking, grid: { ...row.grid, isRound: true }, pieces: [8, 10, 10, 2] };
    expect(computeSteamFlow(round, round.pieces).leaks).toEqual([0, 8, 2, 0]);
  });
});

describe('generating a level', () => {
  it('makes the same levels in another process', async () => {
    const seeds = ['x', 'ü', 'a longer seed'];
    const specs = (['plain', 'round', 'two', 'gear'] as const).flatMap((plan) =>
      seeds.map((seed) => ({ plan, seed })),
    );
    const thisProcess = specs.map(({ plan, seed }) => makeLevel(seed, plan, 'works'));
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
    const otherProcess = execFileSync(process.execPath, ['-'], { input: outputFiles[0]!.text }).toString();
    expect(otherProcess).toBe(createHash('sha256').update(JSON.stringify(thisProcess)).digest('hex'));
  });
});

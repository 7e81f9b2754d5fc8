import { describe, expect, it } from 'vitest';
import { CHAPTERS, LEVELS_PER_CHAPTER } from '@/games/block-attic/config';
import { makeLevel } from '@/games/block-attic/pack/generate';
import { createGame } from '@/games/block-attic/pack/state';
import type { PackMode } from '@/games/block-attic/types';
import { expectPackable } from './expect-packable';

const MODES = Object.keys(CHAPTERS) as PackMode[];
const spec = { seed: 'pack-test', mode: 'suitcases' } as const;

describe.each(MODES)('every level of %s', (mode) => {
  it('allows a complete packing, with pieces that a person can tell apart', () => {
    for (let seed = 0; seed < 3; seed++)
      for (let stage = 0; stage < LEVELS_PER_CHAPTER; stage++)
        expectPackable(makeLevel(`${seed}`, mode, stage));
  });

  it('grows from stage to stage', () => {
    const cellsOf = (stage: number) =>
      makeLevel('grow', mode, stage).pieces.reduce((sum, { shape }) => sum + shape.blocks.length, 0);
    const { pieces } = CHAPTERS[mode];
    expect(makeLevel('grow', mode, 0).pieces).toHaveLength(pieces[0]);
    expect(makeLevel('grow', mode, LEVELS_PER_CHAPTER - 1).pieces).toHaveLength(pieces[1]);
    if (CHAPTERS[mode].size[1] > CHAPTERS[mode].size[0])
      expect(cellsOf(LEVELS_PER_CHAPTER - 1)).toBeGreaterThan(cellsOf(0));
  });
});

describe('the list of packing levels', () => {
  it('has six chapters with a hundred and twenty levels', () => {
    expect(MODES.length * LEVELS_PER_CHAPTER).toBe(120);
  });
});

describe('the game state', () => {
  const packLevel = (game: ReturnType<typeof createGame>) => {
    const { solution } = game.play.level;
    solution.forEach((cell, piece) => game.put(piece, cell));
  };

  it('moves from level to level, and ends after the last one', () => {
    const game = createGame(spec);
    for (let stage = 0; stage < LEVELS_PER_CHAPTER; stage++) {
      expect(game.play.stage).toBe(stage);
      expect(game.isDone()).toBe(false);
      packLevel(game);
    }
    expect(game.isDone()).toBe(true);
    expect(createGame(spec, game.moves).isDone()).toBe(true);
  });

  it('undoes placed and removed pieces, but never across the end of a level', () => {
    const game = createGame(spec);
    const [first, second] = game.play.level.solution;
    game.put(0, first!);
    game.put(1, second!);
    expect(game.undo()).toBe(true);
    expect(game.play.cornerCells.slice(0, 2)).toEqual([first, -1]);
    game.lift(0);
    expect(game.undo()).toBe(true);
    expect(game.play.cornerCells[0]).toBe(first);
    expect(game.undo()).toBe(true);
    expect(game.canUndo).toBe(false);
    packLevel(game);
    expect(game.play.stage).toBe(1);
    expect(game.undo()).toBe(false);
  });

  it('finds a piece by its cells', () => {
    const game = createGame(spec);
    const { solution, pieces, width } = game.play.level;
    game.put(2, solution[2]!);
    for (const [row, column] of pieces[2]!.shape.blocks)
      expect(game.pieceAt(solution[2]! + row * width + column)).toBe(2);
    expect(game.pieceAt(solution[0]! + pieces[0]!.shape.blocks[0]![1])).toBe(-1);
  });

  it('finishes every level with hints alone, even after a wrong start', () => {
    const game = createGame({ seed: 'hints', mode: 'chests' });
    for (let stage = 0; stage < 5; stage++) {
      const { width, height, pieces } = game.play.level;
      // Places the first pieces at the first cells where they fit.
      for (const piece of [0, 1, 2])
        for (let cell = 0; cell < width * height; cell++) if (game.put(piece, cell)) break;
      for (let requested = 0; game.play.stage === stage; requested++) {
        expect(requested).toBeLessThan(3 * pieces.length);
        const advice = game.requestHint()!;
        if (advice.kind === 'put') expect(game.put(advice.piece, advice.cell)).not.toBeNull();
        else expect(game.lift(advice.piece)).toBe(true);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { makeLevel } from '@/games/copper-and-steam/generate';
import { createPuzzleKind } from '@/games/copper-and-steam/kind';
import { EDITIONS } from '@/games/copper-and-steam/config';
import { countOpenSides, kindOf as pieceOf } from '@/games/copper-and-steam/pipes';
import { findHint } from '@/games/copper-and-steam/play';
import { createGame } from '@/games/copper-and-steam/state';
import { nameOf } from '@/games/copper-and-steam/words';
import { requireValue, solutionOf } from './levels';

const level = makeLevel('state', 'plain', 'kitchen');
const loose = level.pieces.findIndex((mask, cell) => !level.bolted[cell] && countOpenSides(mask) < 4);
const boiler = requireValue(level.boilers[0]);

describe('the game state', () => {
  it('turns a piece, and undoes the turn with a separate move', () => {
    const game = createGame(level);
    expect(game.canUndo).toBe(false);
    expect(game.turn(loose, 1)).toBe(true);
    expect(game.play.masks[loose]).not.toBe(level.pieces[loose]);
    expect(game.undo()).toBe(true);
    expect(game.play.masks).toEqual(level.pieces);
    expect(game.moves).toEqual([[loose], [loose, -1]]);
    expect(game.undo()).toBe(false);
  });

  it('refuses to turn the boiler or a locked piece', () => {
    const game = createGame(level);
    expect(game.turn(boiler, 1)).toBe(false);
    expect(game.toggleLock(boiler)).toBe(false);
    game.toggleLock(loose);
    expect(game.turn(loose, 1)).toBe(false);
    game.toggleLock(loose);
    expect(game.turn(loose, 1)).toBe(true);
    expect(game.moves).toHaveLength(1);
  });

  it('bolts the piece that a hint turns, even a locked piece, and never undoes the hint’s turns', () => {
    const game = createGame(level);
    const first = findHint(game.play);
    // Four quarter turns leave the piece unchanged, but give undo something to do.
    for (let quarter = 0; quarter < 4; quarter++) game.turn(first, 1);
    game.toggleLock(first);
    expect(game.hint()).toBe(first);
    expect(game.play.masks[first]).toBe(level.solution[first]);
    expect(game.locks.has(first)).toBe(false);
    expect(game.canUndo).toBe(false);
  });

  it('finishes with the solution, with steam at every valve', () => {
    const game = createGame(level, solutionOf(level));
    expect(game.isDone()).toBe(true);
    expect(game.steamed.leaks.every((ways) => ways === 0)).toBe(true);
    expect(game.turn(loose, 1)).toBe(false);
  });

  it('moves the cursor across an edge to the opposite side', () => {
    const game = createGame(level);
    game.moveTo(0);
    game.step(-1, -1);
    expect(game.cursor).toBe(24);
  });
});

describe('parsing a save', () => {
  const kind = createPuzzleKind(requireValue(EDITIONS[0]));
  it.each([[{}], [{ locks: 'x' }], [{ locks: [63] }], [{ locks: [0.5] }], [{ locks: Array(64).fill(0) }]])(
    'refuses %j',
    (saved) => expect(kind.parseExtra(saved)).toBeNull(),
  );
  it('restores moves and locks', () => {
    const spec = { seed: 'save', mode: 'cellar' } as const;
    const game = requireValue(kind.begin(spec));
    const cell = game.level.pieces.findIndex(
      (mask, index) => !game.level.bolted[index] && pieceOf(mask) === 'elbow',
    );
    game.turn(cell, -1);
    game.toggleLock(cell);
    const resumed = requireValue(kind.begin(spec, { moves: game.moves, ...kind.extraOf(game) }));
    expect(resumed.play.masks).toEqual(game.play.masks);
    expect([...resumed.locks]).toEqual([cell]);
  });
});

describe('the description of a piece', () => {
  it('names the position of the piece, its kind, its open sides and its content', () => {
    const game = createGame(level);
    expect(nameOf(game, boiler)).toMatch(/^Row \d, column \d: boiler, open .*bolted$/);
    game.toggleLock(loose);
    expect(nameOf(game, loose)).toContain('locked');
    const two = createGame(makeLevel('state', 'two', 'kitchen'));
    const names = two.level.pieces.map((_, cell) => nameOf(two, cell)).join('; ');
    for (const words of ['round boiler', 'square boiler', 'round valve', 'square valve'])
      expect(names).toContain(words);
  });
});

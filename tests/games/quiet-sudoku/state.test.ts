import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaves, serialiseSaves } from '@/games/kit/shell/saves';
import { EDITIONS } from '@/games/quiet-sudoku/config';
import { levelFor, rulesFor } from '@/games/quiet-sudoku/rules';
import { createPuzzleKind } from '@/games/quiet-sudoku/kind';
import { createGame } from '@/games/quiet-sudoku/state';

const edition = EDITIONS[0]!;
const spec = { seed: 'state-test', mode: 'medium' };
const level = levelFor(edition, spec)!;
const empty = level.givens.flatMap((digit, cell) => (digit ? [] : [cell]));

describe('the game state', () => {
  it('removes a note from the peers of a placed digit, and restores it on undo', () => {
    const game = createGame(level);
    const [a] = empty;
    const b = empty.find((cell) => game.layout.peers[a!]!.includes(cell))!;
    game.select(b);
    game.enter(5, true);
    game.select(a!);
    game.enter(5);
    expect(game.notes[b]).toBe(0);
    game.undo();
    expect(game.notes[b]).toBe(1 << 4);
    expect(game.play.grid[a!]).toBe(0);
  });

  it('charges once for repeated hints and once for repeated checks of the same grid', () => {
    const game = createGame(level);
    game.requestHint();
    game.closeHint();
    game.requestHint();
    game.check();
    game.check();
    expect(game.moves).toEqual([['hint'], ['check']]);
    const empty = level.givens.indexOf(0);
    game.select(empty);
    game.enter((level.solution[empty]! % 9) + 1);
    game.check();
    // The hint costs nothing, because the check has already revealed the mistake.
    expect(game.requestHint()?.isMistake).toBe(true);
    expect(game.moves.slice(2).map(([kind]) => kind)).toEqual(['place', 'check']);
  });

  it('fills in all notes at once, and undoes them in one step', () => {
    const game = createGame(level);
    expect(game.fillNotes()).toBe(true);
    level.givens.forEach((given, cell) => {
      const mask = game.notes[cell]!;
      if (given) expect(mask).toBe(0);
      else expect(mask & (1 << (level.solution[cell]! - 1))).not.toBe(0);
    });
    expect(game.fillNotes()).toBe(false);
    game.undo();
    expect(game.notes.every((mask) => mask === 0)).toBe(true);
    expect(game.moves).toEqual([]);
  });

  it('charges once for repeated hints', () => {
    const game = createGame(level);
    game.requestHint();
    game.requestHint();
    expect(game.moves).toEqual([['hint']]);
  });

  it('records only moves that the rules accept, whatever the player does', () => {
    const action = fc.tuple(
      fc.constantFrom('enter', 'note', 'erase', 'undo', 'redo', 'hint', 'check'),
      fc.nat(80),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const game = createGame(level);
        for (const [kind, cell, digit] of actions) {
          game.select(cell);
          if (kind === 'enter' || kind === 'note') game.enter(digit, kind === 'note');
          else if (kind === 'hint') game.requestHint();
          else game[kind]();
        }
        for (const cell of empty) {
          game.select(cell);
          if (game.play.grid[cell] !== level.solution[cell]) game.enter(level.solution[cell]!, false);
        }
        expect(rulesFor('quiet-sudoku')!.replay(spec, game.moves).outcome).toBe('finished');
        const resumed = createGame(level, { moves: game.moves });
        expect(resumed.play.grid).toEqual(game.play.grid);
      }),
      { numRuns: 60 },
    );
  });

  it('resumes from a save, and rejects an invalid save', () => {
    const game = createGame(level);
    game.select(empty[0]!);
    game.enter(3, true);
    const run = { runId: 'r', seed: spec.seed, levelKey: null, mode: 'medium', startedAt: '' };
    const puzzle = {
      run,
      isRanked: true,
      activeMs: 5,
      moves: game.moves,
      notes: game.notes,
      isFinished: false,
    };
    const saves = {
      puzzles: { medium: puzzle },
      days: [],
      feats: {},
      lastMode: 'medium' as const,
      hasSeenHowTo: true,
    };
    const json = JSON.parse(JSON.stringify(serialiseSaves(saves)));
    expect(parseSaves(json, createPuzzleKind(edition))).toEqual(saves);
    json.puzzles.medium.moves = [['cheat']];
    expect(parseSaves(json, createPuzzleKind(edition)).puzzles).toEqual({});
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void parseSaves(value as never, createPuzzleKind(edition))),
    );
  });
});

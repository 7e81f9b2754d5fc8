import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaves, serialiseSaves } from '@/games/kit/shell/saves';
import { EDITIONS } from '@/games/lantern-words/config';
import { columnOf, lineBetween, rowOf, snapEnd } from '@/games/lantern-words/geometry';
import { createPuzzleKind } from '@/games/lantern-words/kind';
import { levelFor, rulesFor } from '@/games/lantern-words/rules';
import { createGame } from '@/games/lantern-words/state';

const edition = EDITIONS[0]!;
const spec = { seed: 'state-test', mode: 'hard' as const };
const level = levelFor(edition, spec)!;
const endsOf = (word: number) => {
  const { cells } = level.words[word]!;
  return [cells[0]!, cells.at(-1)!] as const;
};

describe('the game state', () => {
  it('marks a word by two taps, and clears the first tap when it is repeated', () => {
    const game = createGame(level);
    const [from, to] = endsOf(0);
    expect(game.tap(from)).toEqual({ outcome: 'begun' });
    expect(game.tap(from)).toEqual({ outcome: 'dropped' });
    game.tap(from);
    expect(game.tap(to)).toEqual({ outcome: 'found', word: 0 });
    expect(game.anchor).toBeNull();
    expect(game.mark(to, from)).toEqual({ outcome: 'already', word: 0 });
  });

  it('restarts the selection at a cell that is not in line with the first', () => {
    const game = createGame(level);
    game.tap(0);
    expect(game.tap(level.columns + 2)).toEqual({ outcome: 'begun' });
    expect(game.anchor).toBe(level.columns + 2);
  });

  it('tolerates an error of one cell for a finger, and none for a mouse', () => {
    const word = level.words.findIndex(({ cells }) => cells.length >= 5);
    const { cells } = level.words[word]!;
    const [from, short] = [cells[0]!, cells.at(-2)!];
    expect(createGame(level).mark(from, short).outcome).toBe('missed');
    expect(createGame(level).mark(from, short, true)).toEqual({ outcome: 'found', word });
  });

  it('hints at every word once, and never at a word that was found', () => {
    const game = createGame(level);
    game.mark(...endsOf(0));
    const lit = level.words.map(() => game.requestHint());
    expect(lit).toEqual([...[...level.words.keys()].slice(1).reverse(), null]);
  });

  it('records only moves that the rules accept, whatever the player does', () => {
    const cell = fc.nat(level.letters.length - 1);
    const action = fc.oneof(
      fc.record({ kind: fc.constant('tap' as const), from: cell, to: cell }),
      fc.record({ kind: fc.constant('mark' as const), from: cell, to: cell }),
      fc.record({ kind: fc.constant('hint' as const), from: cell, to: cell }),
      fc.nat(level.words.length - 1).map((word) => {
        const [from, to] = endsOf(word);
        return { kind: 'mark' as const, from, to };
      }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const game = createGame(level);
        for (const { kind, from, to } of actions) {
          if (kind === 'tap') game.tap(from);
          else if (kind === 'mark') game.mark(from, to, true);
          else game.requestHint();
        }
        level.words.forEach((_, word) => game.mark(...endsOf(word)));
        expect(rulesFor('lantern-words')!.replay(spec, game.moves).outcome).toBe('finished');
        expect(createGame(level, game.moves).play).toEqual(game.play);
      }),
      { numRuns: 100 },
    );
  });

  it('resumes from a save, and rejects an invalid save', () => {
    const game = createGame(level);
    game.mark(...endsOf(2));
    const kind = createPuzzleKind(edition);
    const run = { runId: 'r', seed: spec.seed, levelKey: null, mode: 'hard', startedAt: '' };
    const puzzle = { run, isRanked: true, activeMs: 5, moves: game.moves, isFinished: false };
    const saves = {
      puzzles: { hard: puzzle },
      days: [],
      feats: {},
      lastMode: 'hard' as const,
      hasSeenHowTo: true,
    };
    const json = JSON.parse(JSON.stringify(serialiseSaves(saves)));
    expect(parseSaves(json, kind)).toEqual(saves);
    json.puzzles.hard.moves = [['cheat']];
    expect(parseSaves(json, kind).puzzles).toEqual({});
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseSaves(value as never, kind)));
  });
});

describe('a drag', () => {
  it('snaps to a straight line inside the grid, wherever the pointer goes', () => {
    const size = { columns: 9, rows: 11 };
    const offset = fc.double({ min: -20, max: 30, noNaN: true });
    fc.assert(
      fc.property(fc.nat(98), offset, offset, (start, x, y) => {
        const end = snapEnd(size, start, x, y);
        expect(end).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThan(99);
        expect(lineBetween(size, start, end)).not.toBeNull();
      }),
    );
  });

  it('reaches the cell under the pointer on every straight line', () => {
    const size = { columns: 9, rows: 11 };
    for (let to = 0; to < 99; to++)
      if (lineBetween(size, 40, to))
        expect(snapEnd(size, 40, columnOf(size, to) + 0.5, rowOf(size, to) + 0.5)).toBe(to);
  });
});

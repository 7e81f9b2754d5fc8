import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSaves, serialiseSaves } from '@/games/kit/shell/saves';
import { findFinishedBlocks } from '@/games/nonogram-garden/clues';
import { EDITIONS } from '@/games/nonogram-garden/config';
import { createPuzzleKind } from '@/games/nonogram-garden/kind';
import { cellsOfLine } from '@/games/nonogram-garden/lines';
import { levelFor, rulesFor } from '@/games/nonogram-garden/rules';
import { createGame } from '@/games/nonogram-garden/state';

const edition = EDITIONS[0]!;
const spec = { seed: 'state-test', mode: 'medium' as const };
const level = levelFor(edition, spec)!;
const blank = level.solution.indexOf(false);
const full = level.solution.indexOf(true);

describe('the game state', () => {
  it('draws a line that skips crosses, and undoes it in one step', () => {
    const game = createGame(level);
    game.stroke([1], 'cross');
    game.stroke([0, 1, 2], 'fill');
    expect([0, 1, 2].map((cell) => game.play.filled[cell])).toEqual([true, false, true]);
    game.undo();
    expect(game.play.filled.some(Boolean)).toBe(false);
    expect(game.crosses[1]).toBe(true);
    game.redo();
    expect(game.play.filled[2]).toBe(true);
  });

  it('clears the filled cells of a stroke that begins on a filled cell', () => {
    const game = createGame(level);
    game.stroke([0, 1, 2], 'fill');
    game.stroke([1, 2, 3], 'fill');
    expect([0, 1, 2, 3].map((cell) => game.play.filled[cell])).toEqual([true, false, false, false]);
  });

  it('charges once for repeated hints', () => {
    const game = createGame(level);
    game.requestHint();
    game.requestHint();
    expect(game.moves).toEqual([['hint']]);
  });

  it('hints at a mistake before anything else, and counts all mistakes in a check', () => {
    const game = createGame(level);
    game.stroke([blank], 'fill');
    expect(game.requestHint()).toMatchObject({ kind: 'mistake', targets: [blank] });
    game.stroke([full], 'cross');
    expect(game.check()).toBe(2);
  });

  it('records only moves that the rules accept, whatever the player does', () => {
    const action = fc.record({
      kind: fc.constantFrom('stroke', 'undo', 'redo', 'requestHint', 'check'),
      line: fc.nat(2 * level.size - 1),
      from: fc.nat(level.size - 1),
      brush: fc.constantFrom('fill' as const, 'cross' as const),
    });
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const game = createGame(level);
        for (const { kind, line, from, brush } of actions)
          if (kind === 'stroke') game.stroke(cellsOfLine(level.size, line).slice(from), brush);
          else game[kind as 'undo']();
        level.solution.forEach((is, cell) => {
          if (game.play.filled[cell] !== is) game.stroke([cell], 'fill');
        });
        expect(game.isDone()).toBe(true);
        expect(rulesFor('nonogram-garden')!.replay(spec, game.moves).outcome).toBe('finished');
        expect(createGame(level, { moves: game.moves }).play.filled).toEqual(game.play.filled);
      }),
      { numRuns: 100 },
    );
  });

  it('resumes from a save, and rejects an invalid save', () => {
    const game = createGame(level);
    game.stroke([full], 'fill');
    const kind = createPuzzleKind(edition);
    const run = { runId: 'r', seed: spec.seed, levelKey: null, mode: 'medium', startedAt: '' };
    const puzzle = {
      ...{ run, isRanked: true, activeMs: 5, moves: game.moves, isFinished: false },
      crosses: [blank],
    };
    const saves = {
      puzzles: { medium: puzzle },
      days: [],
      feats: {},
      lastMode: 'medium' as const,
      hasSeenHowTo: true,
    };
    const json = JSON.parse(JSON.stringify(serialiseSaves(saves)));
    expect(parseSaves(json, kind)).toEqual(saves);
    json.puzzles.medium.crosses = [-1];
    expect(parseSaves(json, kind).puzzles).toEqual({});
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseSaves(value as never, kind)));
  });
});

describe('a clue', () => {
  const line = (text: string) =>
    findFinishedBlocks(
      [2, 1, 3],
      [...text].map((cell) => cell === '#'),
      [...text].map((cell) => cell === 'x'),
    );

  it.each([
    ['..........', [false, false, false]],
    ['##x.......', [true, false, false]],
    ['##........', [false, false, false]],
    ['x##x#x....', [true, true, false]],
    ['.......###', [false, false, false]],
    ['......x###', [false, false, true]],
    ['##..#..###', [true, true, true]],
    ['#x........', [false, false, false]],
  ])('marks the finished blocks of the clue: %s', (text, finished) => {
    expect(line(text)).toEqual(finished);
  });
});

describe('help that costs a penalty', () => {
  it('costs only once for an unchanged board', () => {
    const game = createGame(level);
    game.requestHint();
    game.closeHint();
    game.requestHint();
    game.check();
    game.check();
    expect(game.moves).toEqual([['hint'], ['check']]);
    const emptyCell = level.solution.indexOf(false);
    game.stroke([emptyCell], 'fill');
    game.check();
    // The hint costs nothing, because the check has already revealed the mistake.
    expect(game.requestHint()?.kind).toBe('mistake');
    expect(game.moves.map(([kind]) => kind)).toEqual(['hint', 'check', 'fill', 'check']);
  });

  it('reports for free that the board is full but wrong', () => {
    const game = createGame(level);
    const wanted = level.solution.filter(Boolean).length;
    game.stroke([level.solution.indexOf(false)], 'fill');
    level.solution
      .flatMap((is, cell) => (is ? [cell] : []))
      .slice(0, wanted - 1)
      .forEach((cell) => game.stroke([cell], 'fill'));
    expect(game.isFullAndWrong()).toBe(true);
    expect(game.isDone()).toBe(false);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HINT_PENALTY_MS } from '@/games/kit/shell/penalties';
import { EDITIONS, MAX_MOVES } from '@/games/quiet-sudoku/config';
import { gradeOf, levelFor, rulesFor } from '@/games/quiet-sudoku/rules';
import type { Move } from '@/games/quiet-sudoku/types';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { expectGolden } from '../golden';
import golden from './golden-runs.json';

const edition = EDITIONS[0]!;
const rules = rulesFor('quiet-sudoku')!;
const spec = { seed: 'rules-test', mode: 'easy' };
const level = levelFor(edition, spec)!;
const empty = level.givens.flatMap((digit, cell) => (digit ? [] : [cell]));
const given = level.givens.findIndex(Boolean);
const solve: Move[] = empty.map((cell) => ['place', cell, level.solution[cell]!]);
const wrongDigit = (cell: number) => (level.solution[cell]! % 9) + 1;

describe('the rule set of an edition', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('accepts the golden run of $keyword, $mode', (run) => expectGolden(rulesFor, run));

  it('accepts a solved level', () => {
    expect(rules.replay(spec, solve)).toEqual({
      outcome: 'finished',
      moveCount: empty.length,
      penaltyMs: 0,
      progress: 1,
    });
  });

  it('accepts corrected mistakes, and adds the penalties for hints and checks', () => {
    const [first] = empty;
    const detour: Move[] = [
      ['place', first!, wrongDigit(first!)],
      ['hint'],
      ['undo'],
      ['place', first!, wrongDigit(first!)],
      ['erase', first!],
      ['check'],
    ];
    const result = rules.replay(spec, [...detour, ...solve]);
    expect(result).toMatchObject({ outcome: 'finished', penaltyMs: HINT_PENALTY_MS + 15_000 });
  });

  it('reports an incomplete list of moves as unfinished', () => {
    const result = rules.replay(spec, solve.slice(0, -1));
    expect(result.outcome).toBe('unfinished');
    expect(result.progress).toBeCloseTo((empty.length - 1) / empty.length);
  });

  it.each<[string, Move[]]>([
    ['a digit on a given', [['place', given, 1]]],
    ['an erased given', [['erase', given]]],
    ['an undo without a move', [['undo']]],
    ['an erased empty cell', [['erase', empty[0]!]]],
    ['a move after the end', [...solve, ['hint']]],
    ['an undo after the end', [...solve, ['undo']]],
  ])('refuses %s', (_, moves) => {
    const result = rules.replay(spec, moves);
    expect(result.outcome).toBe('illegal');
    expect(result.reason).toBeTruthy();
  });

  it('refuses the solution of another seed', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solve).outcome).not.toBe('finished');
  });

  it('refuses a mode that the edition does not have', () => {
    expect(rules.replay({ seed: 'x', mode: 'nightmare' }, solve).outcome).toBe('illegal');
    expect(rulesFor('quiet-sudoku-mini')!.replay({ seed: 'x', mode: 'expert' }, []).outcome).toBe('illegal');
  });

  it('sets the minimum time to a quarter of a second per empty cell', () => {
    expect(rules.minimumActiveMs(spec, solve.length)).toBe(empty.length * 250);
  });

  it('sets the difficulty of a daily by its weekday', () => {
    const gradeOn = (date: string) => gradeOf({ seed: dailySeed('quiet-sudoku', date), mode: 'daily' });
    const week = ['16', '17', '18', '19', '20', '21', '22'].map((day) => gradeOn(`2026-11-${day}`));
    expect(week).toEqual(['easy', 'easy', 'medium', 'medium', 'medium', 'hard', 'hard']);
    expect(gradeOf({ seed: 'no date', mode: 'daily' })).toBe('medium');
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    expect(
      rules.parseMoves(JSON.parse(JSON.stringify([...solve, ['undo'], ['hint'], ['check'], ['erase', 80]]))),
    ).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['undo']]],
    ['an unknown move', [['cheat']]],
    ['a cell outside', [['place', 81, 1]]],
    ['a digit outside', [['place', 0, 10]]],
    ['a fraction', [['place', 0.5, 1]]],
    ['a word instead of a number', [['place', '0', 1]]],
    ['a move with too many values', [['undo', 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('accepts 6 digits and 36 cells for the mini edition', () => {
    const mini = rulesFor('quiet-sudoku-mini')!;
    expect(mini.parseMoves([['place', 35, 6]])).not.toBeNull();
    expect(mini.parseMoves([['place', 36, 1]])).toBeNull();
    expect(mini.parseMoves([['place', 0, 7]])).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const move = fc.oneof(
      fc.tuple(fc.constant('place'), fc.integer({ min: -1, max: 82 }), fc.integer({ min: 0, max: 10 })),
      fc.tuple(fc.constant('erase'), fc.integer({ min: -1, max: 82 })),
      fc.tuple(fc.constantFrom('undo', 'hint', 'check', '__proto__')),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything()))),
        (input) => {
          const moves = rules.parseMoves(input);
          if (moves)
            expect(['finished', 'unfinished', 'illegal']).toContain(rules.replay(spec, moves).outcome);
        },
      ),
      { numRuns: 400 },
    );
  });
});

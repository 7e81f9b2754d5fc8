import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_MOVES, MIN_MS_PER_MOVE, MODE_LABELS } from '../game/config';
import { isFinished, makeLevel, createPlay } from '../game/play';
import { levelFor, rulesFor } from '../game/rules';
import type { ModeKey, Move } from '../game/types';
import golden from './golden-runs.json';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const rules = rulesFor('new-game')!;
const spec = { seed: 'rules-test', mode: 'large' };
const solve = levelFor(EDITIONS[0]!, spec)!.solution.map((cell): Move => [cell]);

describe('rules', () => {
  it('returns rules for every edition, and null for any other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)('finishes $mode of $seed with its golden moves', ({ seed, mode, moves }) => {
    const parsed = rules.parseMoves(moves)!;
    const result = rules.replay({ seed, mode }, parsed);
    expect(result).toEqual({ outcome: 'finished', moveCount: moves.length, penaltyMs: 0, progress: 1 });
    expect(rules.replay({ seed, mode }, parsed.slice(1)).outcome).toBe('unfinished');
  });

  it('rejects a move after the end, an unknown window and an unknown mode', () => {
    expect(rules.replay(spec, [...solve, [0]]).outcome).toBe('illegal');
    expect(rules.replay({ seed: 'x', mode: 'small' }, [[20]])).toMatchObject({
      outcome: 'illegal',
      moveCount: 0,
    });
    expect(rules.replay({ seed: 'x', mode: 'huge' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time per move', () => {
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('every level', () => {
  it('starts with a dark window and is lit by its solution, in any order', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...MODES), (seed, mode) => {
        const { solution, ...level } = makeLevel(seed, mode);
        expect(isFinished(createPlay({ ...level, solution }))).toBe(false);
        const moves = solution.toReversed().map((cell): Move => [cell]);
        expect(rules.replay({ seed, mode }, moves).outcome).toBe('finished');
      }),
    );
  });
});

describe('parsing moves', () => {
  it.each([
    ['no list', {}],
    ['a hole', [, [1]]],
    ['a window outside every house', [[25]]],
    ['a fraction', [[0.5]]],
    ['a word for a number', [['1']]],
    ['too much in a move', [[1, 2]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => [0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });
});

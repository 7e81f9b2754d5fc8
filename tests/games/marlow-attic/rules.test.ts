import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, HINT_PENALTY_MS, MAX_MOVES, MISS_PENALTY_MS } from '@/games/marlow-attic/config';
import { SCENE } from '@/games/marlow-attic/object-geometry';
import { createPlay, targetAt } from '@/games/marlow-attic/play';
import { levelFor, rulesFor } from '@/games/marlow-attic/rules';
import type { Move } from '@/games/marlow-attic/types';
import { spotsOf } from './spots';

const rules = rulesFor('marlow-attic')!;
const spec = { seed: 'rules-test', mode: 'evening' };
const level = levelFor(EDITIONS[0]!, spec)!;
const solve: Move[] = spotsOf(level).map(({ x, y }) => ['pick', x, y]);
const findMissPoint = (): Move => {
  for (let x = 20; x < SCENE.width; x += 20)
    for (let y = 20; y < SCENE.height; y += 20)
      if (targetAt(createPlay(level), x, y) < 0) return ['pick', x, y];
  throw new Error('All of it is wanted.');
};
const miss = findMissPoint();

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it('accepts finds in any order, and adds the penalty for hints', () => {
    const result = rules.replay(spec, [['hint'], ...[...solve].reverse()]);
    expect(result).toMatchObject({ outcome: 'finished', penaltyMs: HINT_PENALTY_MS });
  });

  it.each([
    [1, 0],
    [2, 0],
    [3, 1],
    [5, 3],
  ])('charges for %i consecutive wrong taps %i times', (count, times) => {
    const result = rules.replay(spec, [...Array.from({ length: count }, () => miss), ...solve]);
    expect(result).toMatchObject({ outcome: 'finished', penaltyMs: times * MISS_PENALTY_MS });
  });

  it('resets the count of wrong taps with every find', () => {
    const [first, ...others] = solve;
    expect(rules.replay(spec, [miss, miss, first!, miss, miss, ...others]).penaltyMs).toBe(0);
  });

  it('reports an incomplete list of moves as unfinished', () => {
    const result = rules.replay(spec, solve.slice(0, -1));
    expect(result.outcome).toBe('unfinished');
    expect(result.progress).toBeCloseTo((solve.length - 1) / solve.length);
  });

  it.each<[string, Move[]]>([
    ['a hint when everything has had one', Array.from({ length: solve.length + 1 }, (): Move => ['hint'])],
    ['a move after the end', [...solve, ['hint']]],
  ])('refuses %s', (_, moves) => {
    expect(rules.replay(spec, moves)).toMatchObject({ outcome: 'illegal' });
  });

  it('refuses the finds of another seed', () => {
    expect(rules.replay({ ...spec, seed: 'another' }, solve).outcome).not.toBe('finished');
  });

  it('refuses an unknown mode', () => {
    expect(rules.replay({ seed: 'x', mode: 'chapter-1' }, solve).outcome).toBe('illegal');
  });

  it('requires more than half a second per find, and less for other moves', () => {
    expect(rules.minimumActiveMs(spec, solve.length)).toBe(solve.length * 600);
    expect(rules.minimumActiveMs(spec, solve.length + 2)).toBe(solve.length * 600 + 2 * 300);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['hint']]],
    ['an unknown move', [['cheat']]],
    ['a place off the scene', [['pick', SCENE.width + 1, 0]]],
    ['a fraction', [['pick', 0.5, 1]]],
    ['a word instead of a number', [['pick', '0', 1]]],
    ['a move with too few values', [['pick', 1]]],
    ['a move with too many values', [['hint', 1]]],
    ['too many moves', Array.from({ length: MAX_MOVES + 1 }, () => ['hint'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const place = fc.integer({ min: -1, max: SCENE.width + 1 });
    const move = fc.oneof(
      fc.constantFrom(...solve),
      fc.tuple(fc.constant('pick'), place, place),
      fc.tuple(fc.constantFrom('hint', '__proto__')),
    );
    const list = fc.array(fc.oneof({ weight: 9, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), (input) => {
        const moves = rules.parseMoves(input);
        if (moves) expect(['finished', 'unfinished', 'illegal']).toContain(rules.replay(spec, moves).outcome);
      }),
      { numRuns: 200 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CIRCLE,
  EDITIONS,
  HOLES,
  MIN_MS_PER_MOVE,
  MAX_STROKES,
  STRENGTHS,
} from '@/games/windmill-nine/config';
import { COURSES } from '@/games/windmill-nine/courses';
import { createPlay, parOf, applyStroke, totalOf } from '@/games/windmill-nine/play';
import { rulesFor } from '@/games/windmill-nine/rules';
import type { Move } from '@/games/windmill-nine/types';
import golden from './golden-runs.json';

const rules = rulesFor('windmill-nine')!;
const spec = { seed: 'any', mode: 'three' };
const courseOf = (keyword: string) => COURSES[EDITIONS.find((one) => one.keyword === keyword)!.course];

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });

  it.each(golden)('counts $strokes strokes for these moves on $mode of $keyword, for any seed', (run) => {
    const { keyword, mode, strokes } = run;
    const moves = rulesFor(keyword)!.parseMoves(run.moves)!;
    const result = rulesFor(keyword)!.replay({ seed: 'any', mode }, moves);
    expect(result).toMatchObject({
      outcome: 'finished',
      moveCount: moves.length,
      score: strokes,
      progress: 1,
    });
    expect(rulesFor(keyword)!.replay({ seed: 'other', mode }, moves)).toEqual(result);
    expect(rulesFor(keyword)!.replay({ seed: 'any', mode }, moves.slice(0, -1)).outcome).toBe('unfinished');
  });

  it('ends a hole after eight strokes, and counts eight for every skipped hole', () => {
    const up: Move[] = Array.from({ length: HOLES.nine }, () => ['up']);
    expect(rules.replay({ seed: '', mode: 'nine' }, up)).toMatchObject({ outcome: 'finished', score: 72 });
    const softStrokes: Move[] = Array.from({ length: MAX_STROKES }, () => [CIRCLE / 2, 1, 0]);
    const play = createPlay(EDITIONS[0]!, 'three');
    for (const move of softStrokes) applyStroke(play, move[0] as number, 1, 0);
    expect(play.card).toEqual([MAX_STROKES]);
  });

  it('refuses a stroke after the end and an unknown mode', () => {
    expect(rules.replay(spec, [['up'], ['up'], ['up'], ['up']]).outcome).toBe('illegal');
    expect(rules.replay({ seed: '', mode: 'eighteen' }, []).outcome).toBe('illegal');
    expect(rules.minimumActiveMs(spec, 9)).toBe(9 * MIN_MS_PER_MOVE);
  });
});

describe('a lost ball', () => {
  it('returns to the position of its stroke and costs one extra stroke', () => {
    const play = createPlay(EDITIONS[1]!, 'nine');
    play.card.push(2);
    play.ball = play.holes[1]!.tee;
    const { roll, holed } = applyStroke(play, 0, 34, 0);
    expect(roll.end).toBe('fall');
    expect({ holed, strokes: play.strokes, ball: play.ball }).toEqual({
      holed: null,
      strokes: 2,
      ball: play.holes[1]!.tee,
    });
  });
});

describe('every hole', () => {
  it.each(EDITIONS)('has a known solution within par for $title', ({ keyword }) => {
    const run = golden.find((one) => one.keyword === keyword && one.mode === 'nine')!;
    const play = createPlay(
      EDITIONS.find((one) => one.keyword === keyword)!,
      'nine',
    );
    for (const [angle, strength, step] of run.moves) applyStroke(play, angle!, strength!, step!);
    const holes = courseOf(keyword);
    expect(play.card).toHaveLength(9);
    expect(holes.filter(({ par }, i) => play.card[i]! > par)).toEqual([]);
    expect(totalOf(play)).toBeLessThan(parOf(play));
  });

  it('has a unique combination of outline and objects', () => {
    const all = Object.values(COURSES).flat();
    expect(new Set(all.map(({ name }) => name)).size).toBe(27);
    expect(new Set(all.map((hole) => JSON.stringify({ ...hole, name: '', par: 0 }))).size).toBe(27);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['up']]],
    ['an angle beyond the circle', [[CIRCLE, 10, 0]]],
    ['no power', [[0, 0, 0]]],
    ['more than full power', [[0, STRENGTHS + 1, 0]]],
    ['a fraction of a step', [[0, 10, 0.5]]],
    ['a step beyond the clock', [[0, 10, CIRCLE]]],
    ['an unknown word', [['down']]],
    ['too little in a stroke', [[1, 2]]],
    ['too many strokes', Array.from({ length: 73 }, () => ['up'])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('allows any stroke before the end of a round', () => {
    const move = fc.tuple(fc.nat(CIRCLE - 1), fc.integer({ min: 1, max: STRENGTHS }), fc.nat(CIRCLE - 1));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 3 }), fc.constantFrom(...EDITIONS), (moves, { keyword }) => {
        const ownRules = rulesFor(keyword)!;
        const result = ownRules.replay(spec, ownRules.parseMoves(moves)!);
        expect(result.outcome).not.toBe('illegal');
        expect(result.score).toBeGreaterThanOrEqual(result.moveCount);
      }),
      { numRuns: 20 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS, MAX_AIM, MAX_SHOTS, MIN_MS_PER_SHOT } from '@/games/bubble-orchard/config';
import { rulesFor } from '@/games/bubble-orchard/rules';
import type { Move } from '@/games/bubble-orchard/types';
import golden from './golden-runs.json';
import { playGreedily } from './solver';

const rules = rulesFor('bubble-orchard')!;
const spec = { seed: 'rules-test', mode: 'orchard' };
const greedyRun = playGreedily(spec);

describe('the rule set', () => {
  it('exists for every edition and for no other keyword', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('replays $mode of $seed to the known score', ({ seed, mode, score, moves }) => {
    const result = rules.replay({ seed, mode }, rules.parseMoves(moves)!);
    expect(result).toMatchObject({ outcome: 'finished', score, moveCount: moves.length, penaltyMs: 0 });
  });

  it('computes the score that the game shows', () => {
    expect(greedyRun.play.ending).toBe('cleared');
    const result = rules.replay(spec, greedyRun.moves);
    expect(result).toMatchObject({ outcome: 'finished', progress: 1, score: greedyRun.play.score });
  });

  it('reports a run that stops early as unfinished, and a run that the player ended as finished', () => {
    const part = greedyRun.moves.slice(0, 9);
    expect(rules.replay(spec, part)).toMatchObject({ outcome: 'unfinished', moveCount: 9 });
    expect(rules.replay(spec, [...part, ['end']]).outcome).toBe('finished');
  });

  it('ends the level when the player runs out of shots', () => {
    const misses: Move[] = Array.from({ length: 30 }, (_, i) => [i % 2 ? 150 : -150, 0]);
    const endIndex = misses.findIndex(
      (_, i) => rules.replay(spec, misses.slice(0, i + 1)).outcome === 'finished',
    );
    expect(endIndex).toBeGreaterThan(0);
  });

  it('refuses a move after the end and an unknown mode', () => {
    expect(rules.replay(spec, [...greedyRun.moves, [0, 0]]).outcome).toBe('illegal');
    expect(rules.replay(spec, [['end'], ['end']]).reason).toBeTruthy();
    expect(rules.replay({ seed: 'x', mode: 'daily' }, []).outcome).toBe('illegal');
  });

  it('requires a minimum time per shot', () => {
    expect(rules.minimumActiveMs(spec, 30)).toBe(30 * MIN_MS_PER_SHOT);
  });
});

describe('parsing moves', () => {
  it('accepts the moves that the game sends', () => {
    expect(rules.parseMoves(JSON.parse(JSON.stringify([...greedyRun.moves, ['end']])))).not.toBeNull();
  });

  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, ['end']]],
    ['an unknown move', [['cheat']]],
    ['an aim outside the table', [[MAX_AIM + 1, 0]]],
    ['a fraction', [[0.5, 0]]],
    ['a word instead of a number', [['0', 0]]],
    ['an unknown swap', [[0, 2]]],
    ['a move with too few values', [[1]]],
    ['a move with too many values', [[1, 0, 0]]],
    ['too many moves', Array.from({ length: MAX_SHOTS + 2 }, () => [0, 0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const aim = fc.integer({ min: -MAX_AIM - 1, max: MAX_AIM + 1 });
    const move = fc.oneof(
      { weight: 20, arbitrary: fc.tuple(aim, fc.constantFrom(0, 1)) },
      fc.constantFrom(['end'], ['__proto__']),
    );
    const list = fc.array(fc.oneof({ weight: 30, arbitrary: move }, fc.anything()));
    const mode = fc.constantFrom('orchard', 'endless');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), fc.string(), mode, (input, seed, key) => {
        const moves = rules.parseMoves(input);
        if (!moves) return;
        const result = rules.replay({ seed, mode: key }, moves);
        expect(['finished', 'unfinished', 'illegal']).toContain(result.outcome);
        expect(Number.isSafeInteger(result.score)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

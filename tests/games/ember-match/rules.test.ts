import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, DAILY, DAILY_MOVES, MIN_MS_PER_SWAP, openPlan } from '@/games/ember-match/config';
import { rulesFor } from '@/games/ember-match/rules';
import { createRandom } from '@/games/kit/seeded-random';
import golden from './golden-runs.json';
import { playCarefully, playCasually } from './solver';

const rules = rulesFor('ember-match')!;
const spec = { seed: 'rules-test', mode: 'daily' };
const carefulRun = playCarefully(openPlan('daily rules-test'));

describe('the rule set of an open board', () => {
  it('exists for the edition and for no other keyword', () => {
    expect(rulesFor(DAILY.keyword)).not.toBeNull();
    expect(rulesFor('chess')).toBeNull();
  });

  it.each(golden)('replays $mode of $seed to the same score', ({ seed, mode, score, moves }) => {
    const result = rules.replay({ seed, mode }, rules.parseMoves(moves)!);
    expect(result).toMatchObject({ outcome: 'finished', score, moveCount: moves.length, penaltyMs: 0 });
  });

  it('computes the score that the game shows', () => {
    const result = rules.replay(spec, carefulRun.moves);
    expect(result).toMatchObject({ outcome: 'finished', progress: 1, score: carefulRun.play.score });
  });

  it('makes a different board for every mode and seed', () => {
    const first = (mode: string, seed: string) => rules.replay({ seed, mode }, carefulRun.moves).outcome;
    expect(first('daily', 'rules-test')).toBe('finished');
    expect([first('free', 'rules-test'), first('daily', 'other')]).toEqual(['illegal', 'illegal']);
  });

  it('reports moves that stop early as unfinished, and moves after the end as illegal', () => {
    expect(rules.replay(spec, carefulRun.moves.slice(0, 9))).toMatchObject({
      outcome: 'unfinished',
      moveCount: 9,
    });
    expect(rules.replay(spec, [...carefulRun.moves, [0, 0]]).outcome).toBe('illegal');
  });

  it('refuses a swap that burns nothing, and an unknown mode', () => {
    const result = rules.replay(spec, [[CELLS - 1, 1]]);
    expect(result).toMatchObject({ outcome: 'illegal', moveCount: 0, score: 0 });
    expect(result.reason).toBeTruthy();
    expect(rules.replay({ seed: 'x', mode: 'stair' }, []).outcome).toBe('illegal');
  });

  it('verifies any run of a player', () => {
    for (let i = 0; i < 20; i++) {
      const { play, moves } = playCasually(openPlan(`free any ${i}`), createRandom(`any ${i}`));
      const sent = rules.parseMoves(JSON.parse(JSON.stringify(moves)))!;
      expect(rules.replay({ seed: `any ${i}`, mode: 'free' }, sent)).toMatchObject({
        outcome: 'finished',
        score: play.score,
      });
    }
  });

  it('requires a minimum time per swap', () => {
    expect(rules.minimumActiveMs(spec, 20)).toBe(20 * MIN_MS_PER_SWAP);
  });
});

describe('parsing moves', () => {
  it.each([
    ['a value that is not a list', {}],
    ['a list with a hole', [, [0, 0]]],
    ['a word', [['right', 0]]],
    ['a cell outside', [[CELLS, 0]]],
    ['a negative cell', [[-1, 0]]],
    ['a fraction', [[0.5, 0]]],
    ['an unknown way', [[0, 2]]],
    ['too little', [[1]]],
    ['too much', [[1, 0, 0]]],
    ['too many moves', Array.from({ length: DAILY_MOVES + 1 }, () => [0, 0])],
  ])('refuses %s', (_, input) => {
    expect(rules.parseMoves(input)).toBeNull();
  });

  it('never throws, and never returns moves that make the replay throw', () => {
    const move = fc.tuple(fc.integer({ min: -1, max: CELLS }), fc.integer({ min: -1, max: 2 }));
    const list = fc.array(fc.oneof({ weight: 30, arbitrary: move }, fc.anything()));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), list), fc.string(), (input, seed) => {
        const moves = rules.parseMoves(input);
        if (!moves) return;
        const result = rules.replay({ seed, mode: 'free' }, moves);
        expect(['unfinished', 'illegal', 'finished']).toContain(result.outcome);
        expect(Number.isSafeInteger(result.score)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BELLS } from '@/games/needle-drop/config';
import { levelFor } from '@/games/needle-drop/bells/play';
import { LISTEN_MOVE, type Move } from '@/games/needle-drop/bells/types';
import { rulesFor } from '@/games/needle-drop/rules';
import { answerOf, expectSingable } from './towers';

const rules = rulesFor('needle-drop-echo-bells')!;
const spec = { seed: 'bells-test', mode: 'tower' };
const answer = answerOf(spec.seed, spec.mode);
const wrongMove: Move = [(answer[0]![0] + 1) % 4];

describe('the bell game', () => {
  it('makes singable tunes for any seed', () => {
    fc.assert(fc.property(fc.string(), fc.constantFrom(...BELLS.modes), expectSingable), { numRuns: 60 });
  });

  it('always makes the same tunes from a seed', () => {
    const tunes = levelFor(spec).floors.map(({ tune }) => tune.join(''));
    expect(tunes).toEqual(['310210', '3432110', '32024310', '454344120', '202656310', '0210234657']);
  });

  it('takes a few minutes, with more bells and longer phrases on each floor', () => {
    const { floors } = levelFor(spec);
    expect(floors.map(({ bells }) => bells.length)).toEqual([4, 5, 5, 6, 8, 8]);
    expect(answer.length).toBeGreaterThan(140);
    for (const { lengths } of floors) expect([...lengths].sort((a, b) => a - b)).toEqual(lengths);
  });

  it('tolerates two wrong bells, and ends at the third', () => {
    expect(rules.replay(spec, [wrongMove, wrongMove]).outcome).toBe('unfinished');
    expect(rules.replay(spec, [wrongMove, wrongMove, wrongMove])).toMatchObject({
      outcome: 'finished',
      score: 0,
    });
    expect(rules.replay(spec, [wrongMove, wrongMove, wrongMove, wrongMove]).outcome).toBe('illegal');
  });

  it('gives fewer points after a wrong bell or a second listening, and none for ringing the same note repeatedly', () => {
    const best = rules.replay(spec, answer).score!;
    expect(rules.replay(spec, [[LISTEN_MOVE], ...answer]).score).toBeLessThan(best);
    expect(rules.replay(spec, [wrongMove, ...answer]).score).toBeLessThan(best);
    const listeningMoves = Array.from({ length: 40 }, () => [answer[0]!, [LISTEN_MOVE]] as Move[]).flat();
    expect(rules.replay(spec, listeningMoves).score).toBe(0);
  });

  it('refuses a bell that the current floor does not have', () => {
    expect(rules.replay(spec, [[6]])).toMatchObject({ outcome: 'illegal', moveCount: 0 });
    expect(rules.parseMoves([[9]])).toBeNull();
    expect(rules.replay({ seed: 'x', mode: 'no' }, []).outcome).toBe('illegal');
  });
});

import { describe, expect, it } from 'vitest';
import { rulesFor } from '@/games/ember-match/rules';
import { type StoredStep, packSwaps } from '@/games/ember-match/stair/ledger';
import { FLOORS, STEPS } from '@/games/ember-match/stair/steps';
import { measureCasualWins } from './casual-wins';

const wins = new Map<number, ReturnType<typeof measureCasualWins>>();
const winsOf = (step: number) => {
  if (!wins.has(step)) wins.set(step, measureCasualWins(step));
  return wins.get(step)!;
};

describe('the long stair', () => {
  it.each(STEPS.map(({ name }, step) => [step + 1, name, step] as const))(
    'derives the star limits of step %i, %s, from the results of casual players',
    { timeout: 120_000 },
    (_, _name, step) => {
      const { stars, best, share } = winsOf(step);
      expect(share).toBeGreaterThan(0.3);
      expect(STEPS[step]!.stars).toEqual(stars);
      expect(best.score).toBeGreaterThanOrEqual(stars[1]);
      const proof = [['step', best.boardCode, []], ...best.moves];
      const rules = rulesFor('ember-match-long-stair')!;
      const result = rules.replay({ seed: 'any', mode: 'stair' }, rules.parseMoves(proof)!);
      expect(result).toMatchObject({ outcome: 'finished', score: best.score });
    },
  );

  it('gets harder from floor to floor', { timeout: 600_000 }, () => {
    let first = 0;
    const shares = FLOORS.map(({ steps }) => {
      const ownRules = steps.map((_, i) => winsOf(first + i).share);
      first += steps.length;
      return ownRules.reduce((sum, share) => sum + share, 0) / ownRules.length;
    });
    for (let i = 1; i < shares.length; i++) expect(shares[i]).toBeLessThan(shares[i - 1]!);
  });

  it('replays completely in one run that is small enough for a request', { timeout: 600_000 }, () => {
    const saved = STEPS.slice(0, -1).map((_, step): StoredStep => [
      winsOf(step).best.boardCode,
      ...packSwaps(winsOf(step).best.moves),
    ]);
    const last = STEPS.length - 1;
    const proof = [['step', winsOf(last).best.boardCode, saved], ...winsOf(last).best.moves];
    const rules = rulesFor('ember-match-long-stair')!;
    const moves = rules.parseMoves(JSON.parse(JSON.stringify(proof)))!;
    const result = rules.replay({ seed: 'any', mode: 'stair' }, moves);
    expect(result.score).toBe(STEPS.reduce((sum, _, step) => sum + winsOf(step).best.score, 0));
    expect(JSON.stringify(proof).length).toBeLessThan(16_000);
  });
});

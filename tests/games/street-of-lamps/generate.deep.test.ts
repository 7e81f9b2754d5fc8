import { describe, expect, it } from 'vitest';
import { generateLevel } from '@/games/street-of-lamps/generate';
import { EDITIONS } from '@/games/street-of-lamps/editions';
import type { ModeKey, Plan } from '@/games/street-of-lamps/types';
import { expectSaved } from './expect-rules';
import { expectSolvableByDeduction } from './expect-solvable';

const COUNT = 1_000;
const cases = EDITIONS.flatMap(({ plan, modes }) => modes.map((mode): [Plan, ModeKey] => [plan, mode]));

describe('the set of a thousand levels', () => {
  it.each(cases)(
    'contains solvable levels with unique solutions, without duplicates (%s, %s)',
    (plan, mode) => {
      const seen = new Set<string>();
      let slowest = 0;
      for (let i = 0; i < COUNT; i++) {
        const from = performance.now();
        const level = generateLevel(plan, mode, `deep-${i}`);
        slowest = Math.max(slowest, performance.now() - from);
        expectSolvableByDeduction(level, mode);
        expectSaved(level);
        const { solution, rules: _, ...shown } = level;
        const given = level.isFixed.map((is, cell) => is && solution[cell]);
        seen.add(JSON.stringify([shown, given]));
      }
      expect(seen.size).toBe(COUNT);
      console.info(`${plan} ${mode}: slowest ${Math.round(slowest)} ms`);
    },
    3_600_000,
  );
});

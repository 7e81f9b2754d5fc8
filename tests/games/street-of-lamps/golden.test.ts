/** Levels by their fingerprints: a saved run and the scores service meet the same one for ever, in any process. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { generateLevel } from '@/games/street-of-lamps/generate';
import type { ModeKey, Plan } from '@/games/street-of-lamps/types';

const GOLDEN: readonly [plan: Plan, fingerprints: string][] = [
  ['lamps', 'a20fa9f7 103a092a 5077e09a'],
  ['mosaic', '89a62d79 1f4ea4a7 594fc44c'],
  ['skies', '11de2dc6 3ac5bb1a e00ce826'],
  ['camping', '7410d97e 4236fa6a e3a38fdf'],
  ['stars', 'e4c94a63 f996f145 9b11a054'],
  ['water', 'f81a5086 f0d16cee 3ecd0dab'],
  ['thermometers', '4b4a636d f7418199 f665d011'],
  ['fireflies', '4fff32e8 11fb47b0 7a25c51a'],
  ['fleet', 'acd75e3c bb399dce b11f1994'],
];
const MODES: readonly ModeKey[] = ['easy', 'medium', 'hard'];

it.each(GOLDEN)('levels of %s are what they were', (plan, fingerprints) => {
  const found = MODES.map((mode) => {
    const level = generateLevel(plan, mode, 'golden');
    const { solution, isFixed, numbers, edges = [], regions = [], paths = [] } = level;
    const text = JSON.stringify([solution, isFixed, numbers, edges, regions, paths]);
    return createHash('sha256').update(text).digest('hex').slice(0, 8);
  });
  expect(found.join(' ')).toBe(fingerprints);
});

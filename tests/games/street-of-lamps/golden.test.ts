/** Compares levels with stored fingerprints, because the server and a saved run must get the same level in every process. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
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
  ['shutters', 'd51dc0db 7642b257 7454d8af'],
  ['views', '3347ef6f 9cc2b6b7 2ad948a9'],
  ['rooms', '0ddba3bf ac92cd61 a58e0263'],
  ['tide', 'b9d68827 f3fa23a6 a19d4906'],
  ['moles', '28982b8c 0fa26d65 605062c9'],
  ['swans', '0b0e71c5 f8d89361 e936ba96'],
  ['grotto', 'a35e4757 57ce0e35 63c86e05'],
  ['ivy', '49e01a6f c640cdc1 19abde89'],
  ['beds', 'f3722d93 a51acfb3 fd5b99e3'],
  ['market', '413c4023 ad253979 5b0a297f'],
  ['panes', 'bf9be963 f3454757 7d964474'],
];
const MODES: readonly ModeKey[] = ['easy', 'medium', 'hard'];

describe('generating a level', () => {
  it.each(GOLDEN)('always gives the same levels of %s', (plan, fingerprints) => {
    const found = MODES.map((mode) => {
      const level = generateLevel(plan, mode, 'golden');
      const { solution, isFixed, numbers, edges = [], regions = [], paths = [] } = level;
      const text = JSON.stringify([solution, isFixed, numbers, edges, regions, paths]);
      return createHash('sha256').update(text).digest('hex').slice(0, 8);
    });
    expect(found.join(' ')).toBe(fingerprints);
  });
});

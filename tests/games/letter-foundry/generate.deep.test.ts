import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/letter-foundry/config';
import { generateLevel } from '@/games/letter-foundry/generate';
import { expectValidLevel } from './expect-valid-level';

const LEVELS = 1_000;
const EACH = EDITIONS.flatMap((edition) => edition.modes.map((mode) => ({ ...edition, edition, mode })));

describe('the set of a thousand levels', () => {
  it.each(EACH)('contains valid levels for $title, $mode, without duplicates', ({ edition, mode }) => {
    const seen = new Set<string>();
    for (let i = 0; i < LEVELS; i++)
      seen.add(expectValidLevel(edition, mode, generateLevel(edition, mode, `deep ${i}`), `deep ${i}`));
    expect(seen.size).toBe(LEVELS);
  });
});

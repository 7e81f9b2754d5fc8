import { describe, expect, it } from 'vitest';
import { firstStrength, parsePreferences } from '@/games/needle-drop/saved-preferences';

describe('the saved preferences of Needle Drop', () => {
  it('keeps the difficulty, the timing and the stars, and drops invalid values', () => {
    const shelf = { offsetMs: -40, strength: 2, stars: { 'waltz 2': 3, 'rag 0': 9 } };
    expect(parsePreferences({ shelf })).toEqual({ offsetMs: -40, strength: 2, stars: { 'waltz 2': 3 } });
    expect(parsePreferences({ shelf: { offsetMs: 9_000, strength: 7, stars: [] } })).toEqual({
      offsetMs: 0,
      strength: 0,
      stars: {},
    });
  });

  it('selects the chosen difficulty, or the easiest one if a tune lacks it', () => {
    const shelf = parsePreferences({ shelf: { strength: 2 } });
    expect(firstStrength(shelf, 'waltz')).toBe(2);
    expect(firstStrength(shelf, 'test')).toBe(0);
  });
});

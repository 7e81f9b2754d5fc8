import { describe, expect, it } from 'vitest';
import { firstStrength, parseShelf } from '@/games/needle-drop/shelf';

describe('the shelf of Needle Drop', () => {
  it('keeps the strength, the timing and the stars, and leaves out what is invalid', () => {
    const shelf = { offsetMs: -40, strength: 2, stars: { 'waltz 2': 3, 'rag 0': 9 } };
    expect(parseShelf({ shelf })).toEqual({ offsetMs: -40, strength: 2, stars: { 'waltz 2': 3 } });
    expect(parseShelf({ shelf: { offsetMs: 9_000, strength: 7, stars: [] } })).toEqual({
      offsetMs: 0,
      strength: 0,
      stars: {},
    });
  });

  it('begins a tune at the chosen strength, or at its easiest', () => {
    const shelf = parseShelf({ shelf: { strength: 2 } });
    expect(firstStrength(shelf, 'waltz')).toBe(2);
    expect(firstStrength(shelf, 'test')).toBe(0);
  });
});

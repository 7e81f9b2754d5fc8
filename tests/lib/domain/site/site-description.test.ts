import { describe, expect, it } from 'vitest';
import { describeSite } from '@/lib/domain/site/site-description';

describe('describeSite', () => {
  it.each([
    [0, 'Play free online games.'],
    [999, 'Play free online games.'],
    [1000, 'Play over 1,000 free online games.'],
    [1022, 'Play over 1,000 free online games.'],
    [1800, 'Play over 1,800 free online games.'],
    [1899, 'Play over 1,800 free online games.'],
    [12_345, 'Play over 12,300 free online games.'],
  ])('describes a catalog of %i games', (games, description) => {
    expect(describeSite(games)).toBe(description);
  });
});

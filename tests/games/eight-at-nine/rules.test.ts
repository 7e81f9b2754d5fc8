import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/eight-at-nine/config';
import { rulesFor } from '@/games/eight-at-nine/rules';

describe('the rules', () => {
  it('exist for every edition and for nothing else', () => {
    for (const { keyword } of EDITIONS) expect(rulesFor(keyword)).not.toBeNull();
    expect(rulesFor('no such game')).toBeNull();
  });
});

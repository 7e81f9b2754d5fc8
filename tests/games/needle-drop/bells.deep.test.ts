/** Checks a thousand towers. */
import { describe, expect, it } from 'vitest';
import { BELLS } from '@/games/needle-drop/config';
import { levelFor } from '@/games/needle-drop/bells/play';
import { expectSingable } from './towers';

describe('the bell game over many seeds', () => {
  it.each(BELLS.modes)('makes 1,000 singable towers of %s', (mode) => {
    for (let i = 0; i < 1_000; i++) expectSingable(`deep ${i}`, mode);
  });

  /** Excludes the beginners' mode: with five notes on four bells, its tunes repeat. */
  const UNLIKE = BELLS.modes.filter((mode) => mode !== 'first');

  it.each(UNLIKE)('makes 1,000 different towers of %s', (mode) => {
    const tunes = Array.from({ length: 1_000 }, (_, i) =>
      JSON.stringify(levelFor({ seed: `deep ${i}`, mode }).floors.map(({ tune }) => tune)),
    );
    expect(new Set(tunes).size).toBe(1_000);
  });
});

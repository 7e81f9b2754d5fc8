/** A thousand weeks: each can be played to three stars on every evening. */
import { describe, expect, it } from 'vitest';
import { MODES } from '@/games/crumb-and-co/config';
import { makeWeek } from '@/games/crumb-and-co/evenings';
import { starsOf } from '@/games/crumb-and-co/play';
import { playWeek } from './bots';

const SEEDS = 125;

describe.each(['bakery', 'ramen'] as const)('%s', (kitchen) => {
  it.each(MODES)(
    'has three stars on every evening of the %s week',
    (mode) => {
      for (let i = 0; i < SEEDS; i++)
        expect(starsOf(playWeek(makeWeek(`deep ${i}`, kitchen, mode)).play), `deep ${i}`).toEqual([
          3, 3, 3, 3, 3,
        ]);
    },
    600_000,
  );
});

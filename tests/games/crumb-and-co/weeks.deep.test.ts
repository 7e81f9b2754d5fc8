/** Checks a thousand weeks for three stars on every day. */
import { describe, expect, it } from 'vitest';
import { MODES } from '@/games/crumb-and-co/config';
import { makeWeek } from '@/games/crumb-and-co/evenings';
import { starsOf } from '@/games/crumb-and-co/play';
import type { KitchenKey, ModeKey } from '@/games/crumb-and-co/types';
import { playWeek } from './bots';

const SEEDS = 125;
/**
 * The number of ticks between presses: a steady player, then quicker ones. A week counts as impossible if no player
 * gets all stars.
 */
const PACES = [11, 8, 5];

const canGetAllStars = (kitchen: KitchenKey, mode: ModeKey, seed: string) =>
  PACES.some((paceTicks) =>
    starsOf(playWeek(makeWeek(seed, kitchen, mode), { paceTicks }).play).every((stars) => stars === 3),
  );

describe.each(['bakery', 'ramen'] as const)('%s', (kitchen) => {
  it.each(MODES)(
    'has three stars on every day of the %s week',
    (mode) => {
      const seeds = Array.from({ length: SEEDS }, (_, i) => `deep ${i}`);
      expect(seeds.filter((seed) => !canGetAllStars(kitchen, mode, seed))).toEqual([]);
    },
    600_000,
  );
});

/** Provides level specs to deal from, and checks of a deal. */
import { expect } from 'vitest';
import type { Edition } from '@/games/mahjong-by-moonlight/config';
import { levelFor, rulesFor } from '@/games/mahjong-by-moonlight/rules';
import type { Level, ModeKey, Move, Pair } from '@/games/mahjong-by-moonlight/types';

export const requireValue = <Value>(value: Value | null | undefined): Value => {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
};

export const movesOf = (pairs: readonly Pair[]): Move[] => pairs.map(([a, b]) => ['pair', a, b]);

export const dealOf = (edition: Edition, mode: ModeKey, seed: string): Level =>
  requireValue(levelFor(edition, { seed, mode }));

export const expectCleared = (edition: Edition, mode: ModeKey, seed: string): void => {
  const { solution } = dealOf(edition, mode, seed);
  const result = requireValue(rulesFor(edition.keyword)).replay({ seed, mode }, movesOf(solution));
  expect(result, `${edition.slug} ${mode} ${seed}`).toMatchObject({ outcome: 'finished', progress: 1 });
};

/** Plays the stored solution of a level by the rules, and expects a win. */
import { expect } from 'vitest';
import { createPlay, applyMove, isWon } from '@/games/hearthside-solitaire/play';
import type { Level } from '@/games/hearthside-solitaire/types';

export const expectSolution = (level: Level): void => {
  const play = createPlay(level);
  for (const move of level.solution) expect(applyMove(play, move)).toBeNull();
  expect(isWon(play)).toBe(true);
};

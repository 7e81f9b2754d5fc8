/** Plays the stored solution of a level by the rules and expects a win. */
import { expect } from 'vitest';
import { applyMove, createPlay } from '@/games/spider-by-lamplight/play';
import { countDone, goalCountOf } from '@/games/spider-by-lamplight/table';
import type { Level } from '@/games/spider-by-lamplight/types';

export const expectSolution = (level: Level): void => {
  const play = createPlay(level);
  for (const move of level.solution) expect(applyMove(play, move)).toBeNull();
  expect(countDone(play)).toBe(goalCountOf(level.rules));
};

import { describe, expect, it } from 'vitest';
import { createMatch, strikeMatch } from '@/games/eight-at-nine/match';
import { opponentStroke } from '@/games/eight-at-nine/opponent';
import type { Discipline, Strength } from '@/games/eight-at-nine/types';

const FRAMES = 60;

/** Returns the fraction of frames that the first player wins against the second; each breaks in half of them. */
function shareOf(discipline: Discipline, one: Strength, other: Strength): number {
  let won = 0;
  for (let i = 0; i < FRAMES; i++) {
    const isFirst = i % 2 === 0;
    const match = createMatch({ discipline, mode: one, seed: `duel ${i}` });
    while (!match.ending) {
      const mode = (match.turn === 'you') === isFirst ? one : other;
      strikeMatch(match, opponentStroke({ ...match, level: { ...match.level, mode } }), false);
    }
    if ((match.ending === 'won') === isFirst) won++;
  }
  return won / FRAMES;
}

describe.each(['eight', 'nine'] as const)('a frame of %s-ball', (discipline) => {
  it.each([
    ['shark', 'regular', 0.6],
    ['regular', 'novice', 0.6],
    ['shark', 'novice', 0.8],
  ] as const)('lets the %s win against the %s', { timeout: 120_000 }, (one, other, min) => {
    expect(shareOf(discipline, one, other)).toBeGreaterThan(min);
  });
});

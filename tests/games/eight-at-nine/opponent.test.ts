import { describe, expect, it } from 'vitest';
import { OPPONENTS } from '@/games/eight-at-nine/config';
import { createMatch, judgeStroke, findRefusal, strikeMatch } from '@/games/eight-at-nine/match';
import { opponentStroke, planStroke, listPots } from '@/games/eight-at-nine/opponent';
import { rollOut } from '@/games/eight-at-nine/roll';
import type { Discipline, Match, Strength } from '@/games/eight-at-nine/types';
import { playFrame } from './bot';

const STRENGTHS = Object.keys(OPPONENTS) as Strength[];
/** Returns a frame after its break shot. */
const playBreak = (discipline: Discipline, mode: Strength, seed: string): Match => {
  const match = createMatch({ discipline, mode, seed });
  strikeMatch(match, [0, 56, 0], false);
  return match;
};

describe.each(STRENGTHS)('the %s', (mode) => {
  it.each(['eight', 'nine'] as const)(
    'plays a legal stroke, and always the same one for the same table (%s)',
    (discipline) => {
      for (const seed of ['a', 'b', 'c']) {
        const match = playBreak(discipline, mode, seed);
        const stroke = opponentStroke(match);
        expect(opponentStroke(match)).toEqual(stroke);
        expect(findRefusal(match, stroke)).toBeNull();
      }
    },
  );

  it('aims at a ball that the rules allow to be hit first', () => {
    let fouls = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const match = playBreak('eight', mode, seed);
      if (judgeStroke(match, rollOut(match.ballPositions, planStroke(match).stroke)).foul) fouls++;
    }
    expect(fouls).toBeLessThanOrEqual(1);
  });
});

describe('a planned shot', () => {
  it('pots a ball when the aim has no error', () => {
    const match = playBreak('eight', 'shark', 'pots');
    const [best] = listPots(match, match.turn, match.ballPositions, false);
    expect(best!.ease).toBeGreaterThan(0);
    expect(planStroke(match).value).toBeGreaterThan(0);
  });
});

describe('a complete frame', () => {
  it('ends within a reasonable number of strokes', () => {
    const { moves, match } = playFrame({ discipline: 'eight', mode: 'shark', seed: 'quick' }, 'regular');
    expect(match.ending).not.toBeNull();
    expect(moves.length).toBeGreaterThan(0);
  });
});

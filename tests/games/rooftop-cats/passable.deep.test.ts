import { describe, expect, it } from 'vitest';
import { createPlay, hold, step } from '@/games/rooftop-cats/play';
import { rulesFor } from '@/games/rooftop-cats/rules';
import type { Move } from '@/games/rooftop-cats/types';
import { DUCK_HELD, END_MOVE, JUMP_HELD } from '@/games/rooftop-cats/types';
import { BOTH_HANDS, HAND_TICKS, lookAhead, ONE_BUTTON, playAhead } from './runner';

const STRETCHES = 2_000;
const RETAINED = 4;

/**
 * Runs without a lantern until the given number of stretches is passed, or until no safe input is found. Returns the
 * number of passed stretches.
 */
function runStretches(seed: string, mode: string, hands: typeof BOTH_HANDS, stretches: number): number {
  const play = createPlay({ seed, mode });
  const housesBehind = () => play.course.starts.filter((x) => x < play.x).length - 1;
  [play.isLit, play.glow] = [false, -1_000_000];
  while (!play.ending && housesBehind() < stretches) {
    const holds = lookAhead(play, hands);
    if (!holds) return housesBehind();
    for (const held of holds.slice(0, RETAINED)) {
      if (held !== play.held) hold(play, held);
      for (let i = 0; i < HAND_TICKS; i++) step(play);
    }
    expect(play.carried).toBe(0);
  }
  return housesBehind();
}

describe('Rooftop Cats over many stretches', () => {
  it.each([
    ['both hands', BOTH_HANDS],
    ['one button', ONE_BUTTON],
  ])(
    `allows a player with a reaction time of a tenth of a second to pass ${STRETCHES} stretches with %s`,
    { timeout: 400_000 },
    (_, hands) => {
      const each = 200;
      for (let i = 0; i < STRETCHES / each; i++)
        expect([i, runStretches(`stretch-${i}`, 'endless', hands, each)]).toEqual([i, each]);
    },
  );

  it.each(['moonlit', 'stroll'])(
    'allows a perfect player to pass all of %s for 40 seeds without being carried',
    { timeout: 200_000 },
    (mode) => {
      for (let i = 0; i < 40; i++) {
        let carried = 0;
        const { play, moves } = playAhead({ seed: `timed-${i}`, mode });
        const replayed = createPlay({ seed: `timed-${i}`, mode });
        expect(play.ending).toBe('dawn');
        for (const [ticks, code] of moves) {
          for (let t = 0; t < ticks; t++) step(replayed, (what) => (carried += what === 'carry' ? 1 : 0));
          if (code !== END_MOVE) hold(replayed, code);
        }
        expect([i, carried]).toEqual([i, 0]);
      }
    },
  );

  it('replays ten minutes with many key presses', { timeout: 200_000 }, () => {
    const spec = { seed: 'ten-minutes', mode: 'endless' };
    const { play, moves } = playAhead(spec, { ticks: 36_000 });
    expect(play.tick).toBeGreaterThanOrEqual(36_000);
    const rules = rulesFor('rooftop-cats')!;
    const list = rules.parseMoves([...moves, [0, END_MOVE]])!;
    expect(rules.replay(spec, list).outcome).toBe('finished');
  });

  it('ends within its limits for any input, and soon without input', { timeout: 200_000 }, () => {
    for (let i = 0; i < 100; i++) {
      const moves: Move[] = [
        [(i * 7) % 60, [JUMP_HELD, DUCK_HELD, 3][i % 3]!],
        [72_000, END_MOVE],
      ];
      const result = rulesFor('rooftop-cats')!.replay({ seed: `idle-${i}`, mode: 'endless' }, moves);
      expect(result.outcome).toBe('finished');
      expect(result.score).toBeLessThan(2_000);
    }
  });
});

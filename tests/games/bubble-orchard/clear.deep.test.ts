import { describe, expect, it } from 'vitest';
import { TREES } from '@/games/bubble-orchard/config';
import { rulesFor } from '@/games/bubble-orchard/rules';
import { playGreedily } from './solver';

const SEEDS = 120;

describe('Bubble Orchard over many seeds', () => {
  it(`has trees that can all be cleared for ${SEEDS} seeds`, { timeout: 400_000 }, () => {
    for (let i = 0; i < SEEDS; i++) {
      const spec = { seed: `deep-${i}`, mode: 'orchard' };
      const { play, moves } = playGreedily(spec);
      expect([spec.seed, play.ending, play.stage]).toEqual([spec.seed, 'cleared', TREES.length]);
      expect(rulesFor('bubble-orchard')!.replay(spec, moves).score).toBe(play.score);
    }
  });

  it('ends even for a player who looks ahead, and replays fast', { timeout: 200_000 }, () => {
    for (let i = 0; i < 5; i++) {
      const spec = { seed: `deep-${i}`, mode: 'endless' };
      const { play, moves } = playGreedily(spec, { shots: 1500 });
      expect(play.ending).toBe('line');
      const before = performance.now();
      expect(rulesFor('bubble-orchard')!.replay(spec, moves).score).toBe(play.score);
      expect(performance.now() - before).toBeLessThan(2_000);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { TREES } from '@/games/bubble-orchard/config';
import { createPlay } from '@/games/bubble-orchard/play';
import { rulesFor } from '@/games/bubble-orchard/rules';
import { playGreedily } from './solver';

const SEEDS = 1_000;
/**
 * The distances between the aims that the automatic player tries. If a run is not cleared, the player retries it with
 * the next distance.
 */
const STEPS = [3, 2, 1, 7, 6, 5, 4];

const isCleared = (spec: { seed: string; mode: string }): ReturnType<typeof playGreedily> => {
  let last = playGreedily(spec, { step: STEPS[0] });
  for (const step of STEPS.slice(1)) if (last.play.ending !== 'cleared') last = playGreedily(spec, { step });
  return last;
};

describe('Bubble Orchard over many seeds', () => {
  it(
    `allows clearing every orchard tree of ${SEEDS} seeds, and starts with different trees for each seed`,
    { timeout: 3_600_000 },
    () => {
      const seen = new Set<string>();
      for (let i = 0; i < SEEDS; i++) {
        const spec = { seed: `deep-${i}`, mode: 'orchard' };
        seen.add(createPlay(spec).cells.join());
        const { play, moves } = isCleared(spec);
        expect([spec.seed, play.ending, play.stage]).toEqual([spec.seed, 'cleared', TREES.length]);
        expect(rulesFor('bubble-orchard')!.replay(spec, moves).score).toBe(play.score);
      }
      expect(seen.size).toBe(SEEDS);
    },
  );

  it('ends even for a player who plans ahead, and replays identically', { timeout: 200_000 }, () => {
    for (let i = 0; i < 5; i++) {
      const spec = { seed: `deep-${i}`, mode: 'endless' };
      const { play, moves } = playGreedily(spec, { shots: 1500 });
      expect(play.ending).toBe('line');
      expect(rulesFor('bubble-orchard')!.replay(spec, moves).score).toBe(play.score);
    }
  });
});

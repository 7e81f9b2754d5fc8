import { describe, expect, it } from 'vitest';
import { createPlay } from '@/games/ember-match/play';
import { listSwaps } from '@/games/ember-match/swaps';
import { planFor } from '@/games/ember-match/week';
import { playCasually } from './solver';
import { createRandom } from '@/games/kit/seeded-random';

const SEEDS = 1_000;

describe('Ember Match over many seeds', () => {
  it(
    `makes ${SEEDS} unique free boards that start with a swap and remain playable until the last swap`,
    {
      timeout: 600_000,
    },
    () => {
      const seen = new Set<string>();
      for (let i = 0; i < SEEDS; i++) {
        const plan = planFor({ seed: `deep ${i}`, mode: 'free' })!;
        const play = createPlay(plan);
        expect(listSwaps(play, 1)).toHaveLength(1);
        expect(playCasually(plan, createRandom(`deep ${i}`)).play.ending).toBe('spent');
        seen.add(`${play.pieces.join()} ${play.powers.join()}`);
      }
      expect(seen.size).toBe(SEEDS);
    },
  );
});

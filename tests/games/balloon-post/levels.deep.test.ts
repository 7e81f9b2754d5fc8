import { describe, expect, it } from 'vitest';
import { simulateFlight, firstScene, isDelivered } from '@/games/balloon-post/fly';
import { rulesFor } from '@/games/balloon-post/rules';
import { createRandom } from '@/games/kit/seeded-random';
import { isKind } from '@/games/balloon-post/solve';
import type { Level, SteerDirection } from '@/games/balloon-post/types';
import { CHAPTERS, readChapter, requireValue, createPerfectRun, solutionSteersOf } from './levels';

const MINUTES = 60_000;
const DAWDLES = 100_000;

/** Returns the number of random gusts until the mail is delivered, up to a limit. */
function playRandomly(level: Level, seed: string): number {
  const random = createRandom(seed);
  let scene = firstScene(level);
  for (let gusts = 0; gusts < DAWDLES; gusts++) {
    if (isDelivered(scene)) return gusts;
    const flight = simulateFlight(
      level,
      scene,
      random.below(level.crafts.length),
      random.below(3) as SteerDirection,
    );
    if (flight) scene = flight.scene;
  }
  return DAWDLES;
}

describe.each(CHAPTERS)('$title, chapter $mode', ({ edition, mode }) => {
  it(
    'gives all stars for shortest solutions, and allows a finish from every reachable position',
    () => {
      for (const level of readChapter(edition, mode)) {
        expect(solutionSteersOf(level)).toHaveLength(level.par);
        expect(isKind(level, firstScene(level))).toBe(true);
      }
      const rules = requireValue(rulesFor(edition.keyword));
      expect(rules.replay({ seed: '', mode }, createPerfectRun(edition, mode))).toMatchObject({ score: 15 });
    },
    5 * MINUTES,
  );

  it('starts with levels that random moves eventually finish', () => {
    for (const [index, level] of readChapter(edition, mode).slice(0, 2).entries())
      expect(playRandomly(level, `${mode} ${index}`)).toBeLessThan(DAWDLES);
  });
});

import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/arrowfall/config';
import { firstScene, simulateShot } from '@/games/arrowfall/fly';
import { isCleared } from '@/games/arrowfall/goals';
import { createPlay, rateLevel, applyShot } from '@/games/arrowfall/play';
import { makeRound } from '@/games/arrowfall/round';
import { CHAPTERS, isHarbour, levelsOf, solutionMovesOf } from './ranges';

const MINUTES = 60_000;
const SEEDS = 1_000;

describe.each(CHAPTERS)('$title, chapter $mode', ({ edition, mode }) => {
  it(
    'allows the solver to earn three stars at every level',
    () => {
      for (const level of levelsOf(edition, mode)) {
        const play = createPlay([level]);
        for (const move of solutionMovesOf(edition, level))
          applyShot(play, isHarbour(edition), move as [number, number, number]);
        expect([level.name, rateLevel(play).stars]).toEqual([level.name, 3]);
      }
    },
    5 * MINUTES,
  );
});

describe.each(EDITIONS)('the quick round of $title', (edition) => {
  it(
    'allows a win with one arrow per stand for every seed, and never repeats',
    () => {
      const seen = new Set<string>();
      for (let seed = 0; seed < SEEDS; seed++) {
        const round = makeRound(edition.world, `deep ${seed}`);
        for (const { level, passingShot } of round) {
          const shot = simulateShot(level, firstScene(level), isHarbour(edition), passingShot);
          expect([seed, level.name, isCleared(level, shot.scene)]).toEqual([seed, level.name, true]);
        }
        seen.add(JSON.stringify(round));
      }
      expect(seen.size).toBe(SEEDS);
    },
    5 * MINUTES,
  );
});

import { describe, expect, it } from 'vitest';
import { EDITIONS, MODE_LABELS } from '@/games/domino-parlour/config';
import { pointsOf } from '@/games/domino-parlour/play';
import type { ModeKey } from '@/games/domino-parlour/types';
import { playBestScoringTile, playRandomTile, playHeaviestTile } from './choosers';
import { playMatch, playLikeOpponent, type Chooser } from './play-match';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const MATCHES = 200;

const resultsOf = (edition: (typeof EDITIONS)[number], mode: ModeKey, own: ModeKey) => {
  let [won, points] = [0, 0];
  for (let n = 0; n < MATCHES; n++) {
    const level = { house: edition.house, mode, seed: `strength ${n}` };
    const { play } = playMatch(level, playLikeOpponent(own, `own ${n}`));
    if (play.ending === 'won') won++;
    points += pointsOf(play);
  }
  return { won: won / MATCHES, points: points / MATCHES };
};

describe('a simulated match of dominoes', () => {
  it.each(EDITIONS)(
    'yields fewer wins in $title against a stronger opponent',
    (edition) => {
      const [easy, medium, hard] = MODES.map((mode) => resultsOf(edition, mode, 'medium').won);
      expect(easy).toBeGreaterThan(medium! + 0.08);
      expect(medium).toBeGreaterThan(hard! + 0.08);
    },
    300_000,
  );

  it.each(EDITIONS)(
    'yields more points in $title for a better player',
    (edition) => {
      const [easy, medium, hard] = MODES.map((own) => resultsOf(edition, 'medium', own).points);
      expect(medium).toBeGreaterThan(easy!);
      expect(hard).toBeGreaterThan(medium!);
    },
    300_000,
  );

  const COUNTING = EDITIONS.filter(({ house }) => house.counts !== 'nothing');
  const LONG_RUN = 600;

  /** Returns the percentage of matches that the player wins at medium difficulty. */
  const winsOf = ({ house }: (typeof EDITIONS)[number], choose: (n: number) => Chooser): number => {
    let won = 0;
    for (let n = 0; n < LONG_RUN; n++)
      if (playMatch({ house, mode: 'medium', seed: `medium ${n}` }, choose(n)).play.ending === 'won') won++;
    return (won / LONG_RUN) * 100;
  };

  it.each(COUNTING)(
    'gives few wins at medium difficulty to a player who ignores points, and about half to a player who counts points ($title)',
    (edition) => {
      const any = winsOf(edition, (n) => playRandomTile(`any ${n}`));
      const heavy = winsOf(edition, () => playHeaviestTile);
      // Even a person who counts points plays every fourth tile hastily.
      const adding = winsOf(edition, (n) => playBestScoringTile(`adds ${n}`, 2.5));
      expect(any).toBeGreaterThan(11);
      expect(any).toBeLessThan(30);
      expect(heavy).toBeGreaterThan(any);
      expect(heavy).toBeLessThan(40);
      expect(adding).toBeGreaterThan(45);
      expect(adding).toBeLessThan(75);
    },
    300_000,
  );

  it('takes four to seven rounds in Block, against any opponent', () => {
    const { house } = EDITIONS.find(({ keyword }) => keyword === 'domino-parlour-block')!;
    for (const mode of MODES) {
      const rounds = Array.from({ length: MATCHES }, (_, n) => {
        const { play } = playMatch(
          { house, mode, seed: `short ${n}` },
          playLikeOpponent('medium', `own ${n}`),
        );
        return play.round.number;
      }).toSorted((a, b) => a - b);
      expect(rounds[MATCHES / 2]).toBeGreaterThanOrEqual(4);
      expect(rounds[MATCHES / 2]).toBeLessThanOrEqual(7);
      expect(rounds[MATCHES * 0.9]).toBeLessThanOrEqual(10);
    }
  }, 300_000);
});

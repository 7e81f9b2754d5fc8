import { expect, it } from 'vitest';
import { EDITIONS, MODE_LABELS } from '@/games/domino-parlour/config';
import { pointsOf } from '@/games/domino-parlour/play';
import type { ModeKey } from '@/games/domino-parlour/types';
import { playMatch, thinkingLike } from './play-match';

const MODES = Object.keys(MODE_LABELS) as ModeKey[];
const MATCHES = 200;

const resultsOf = (edition: (typeof EDITIONS)[number], mode: ModeKey, own: ModeKey) => {
  let [won, points] = [0, 0];
  for (let n = 0; n < MATCHES; n++) {
    const level = { house: edition.house, mode, seed: `strength ${n}` };
    const { play } = playMatch(level, thinkingLike(own, `own ${n}`));
    if (play.ending === 'won') won++;
    points += pointsOf(play);
  }
  return { won: won / MATCHES, points: points / MATCHES };
};

it.each(EDITIONS)(
  '$title is won less often against a stronger opponent',
  (edition) => {
    const [easy, medium, hard] = MODES.map((mode) => resultsOf(edition, mode, 'medium').won);
    expect(easy).toBeGreaterThan(medium! + 0.08);
    expect(medium).toBeGreaterThan(hard! + 0.08);
  },
  300_000,
);

it.each(EDITIONS)(
  '$title gives more points to whoever plays better',
  (edition) => {
    const [easy, medium, hard] = MODES.map((own) => resultsOf(edition, 'medium', own).points);
    expect(medium).toBeGreaterThan(easy!);
    expect(hard).toBeGreaterThan(medium!);
  },
  300_000,
);

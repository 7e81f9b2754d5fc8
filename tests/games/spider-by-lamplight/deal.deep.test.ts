import { describe, it } from 'vitest';
import { EDITIONS } from '@/games/spider-by-lamplight/config';
import { levelFor } from '@/games/spider-by-lamplight/rules';
import { expectProven } from './expect-proven';

const MINUTES = 60_000;
const ALL = EDITIONS.flatMap((edition) =>
  edition.modes.map((mode) => ({ title: edition.title, mode, edition })),
);

describe.each(ALL)('a thousand deals of $title, $mode', ({ edition, mode }) => {
  it(
    'are all won by their own lines',
    () => {
      for (let i = 0; i < 1_000; i++) expectProven(levelFor(edition, { seed: `deep ${i}`, mode })!);
    },
    15 * MINUTES,
  );
});

import { describe, it } from 'vitest';
import { EDITIONS } from '@/games/mahjong-by-moonlight/config';
import { expectCleared } from './seeds';

const MINUTES = 60_000;

describe.each(EDITIONS)('a thousand deals of $title', (edition) => {
  it(
    'can all be cleared',
    () => {
      for (let index = 0; index < 1_000; index++) expectCleared(edition, 'tonight', `deep ${index}`);
      for (let index = 0; index < 40; index++) expectCleared(edition, 'easy', `deep ${index}`);
    },
    5 * MINUTES,
  );
});

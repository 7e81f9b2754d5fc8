import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ImageDrawing, DrawnImage } from '@/games/kit/images/cuts';

const artOf = (game: string) => (name: string) => readFileSync(`games/${game}/art/${name}.svg`, 'utf8');

/** Excludes games with images that take seconds to draw, and games with levels that have changed since the drawing. */
const GAMES = [
  'arrowfall',
  'balloon-post',
  'block-attic',
  'copper-and-steam',
  'copper-rally',
  'cross-and-down',
  'crown-and-cobble',
  'crumb-and-co',
  'domino-parlour',
  'eight-at-nine',
  'ember-match',
  'fox-and-fen',
  'glasshouse',
  'knights-table',
  'lantern-words',
  'letter-foundry',
  'mahjong-by-moonlight',
  'marlow-attic',
  'needle-drop',
  'nonogram-garden',
  'quiet-sudoku',
  'windmill-nine',
];

describe('npm run draw', () => {
  it.each(GAMES)('produces the stored images of %s', async (game) => {
    const { drawImages } = (await import(`@/games/${game}/images.ts`)) as {
      drawImages(drawing: ImageDrawing): DrawnImage[];
    };
    const readArt = artOf(game);
    const drawn = drawImages({ readArt, isWanted: () => true });
    expect(drawn.length).toBeGreaterThan(0);
    for (const [name, markup] of drawn) expect(markup, name).toBe(readArt(name));
  });
});

/** Checks the artwork of the start screens, and that every catalog entry has all its images. */
import { existsSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BUILT_IN_GAMES } from '@/games/catalog';
import type { BuiltInGame } from '@/lib/domain/games/built-in-game';
import { listCovers } from '../../scripts/build/covers.mjs';

describe('the artwork of the start screens', () => {
  it('exists for every edition of every game', async () => {
    const covers: Record<string, Record<string, string>> = await listCovers();
    const played = BUILT_IN_GAMES.filter(({ embed }) => embed?.src.includes('/index.html'));
    expect(played.length).toBeGreaterThan(150);
    for (const { slug, keyword, embed } of played) {
      const engine = embed!.src.split('/')[2]!;
      const cover = covers[engine]?.[keyword];
      expect(cover && existsSync(join('games', engine, cover)), slug).toBe(true);
    }
  });
});

/** The minimum and maximum aspect ratio (width divided by height) of each image. */
const SHAPES = {
  standard: [4 / 3, 4 / 3],
  tall: [3 / 4, 3 / 4],
  small: [1, 1],
  preview: [1.6, 1.6],
  billboard: [16 / 7, 16 / 7],
  phone: [3 / 4, 4 / 5],
} as const;
type Shape = keyof typeof SHAPES;

const picturesOf = ({ media }: BuiltInGame): Record<Shape, string | undefined> => ({
  standard: media.thumbnailImg,
  tall: media.thumbnailImgTall,
  small: media.thumbnailImgSmall,
  preview: media.thumbnailImgXl,
  billboard: media.billboardImg?.[0],
  phone: media.billboardImg?.[1],
});

const HEAD_BYTES = 400;
const shapeOf = async (url: string): Promise<number> => {
  const file = await open(url.replace('/play/', 'games/'));
  const { buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  await file.close();
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(buffer.toString('utf8')) ?? [];
  return Number(width) / Number(height);
};

describe('the artwork of the catalog', () => {
  it.each(BUILT_IN_GAMES.map((game) => [game.slug, game] as const))(
    'has an image of every shape for %s',
    async (_, game) => {
      for (const [shape, url] of Object.entries(picturesOf(game)) as [Shape, string | undefined][]) {
        expect(url, shape).toMatch(/^\/play\/[\w-]+\/art\/[\w-]+\.svg$/);
        const ratio = await shapeOf(url!);
        const [narrowest, widest] = SHAPES[shape];
        expect(ratio, `${shape} ${url}`).toBeGreaterThan(narrowest - 0.02);
        expect(ratio, `${shape} ${url}`).toBeLessThan(widest + 0.02);
      }
    },
  );

  it('differs between every two games', () => {
    const online = BUILT_IN_GAMES.filter(({ embed }) => embed);
    for (const shape of Object.keys(SHAPES) as Shape[]) {
      const urls = online.map((game) => picturesOf(game)[shape]);
      expect(new Set(urls).size, shape).toBe(online.length);
    }
  });
});

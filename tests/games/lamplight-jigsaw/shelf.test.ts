import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '@/games/lamplight-jigsaw/config';
import { SHEET } from '@/games/lamplight-jigsaw/pictures/brush';
import { createDice } from '@/games/lamplight-jigsaw/pictures/dice';
import { paintPicture } from '@/games/lamplight-jigsaw/pictures/scenes';
import { LAMPLIGHT_JIGSAW_ENTRIES } from '@/games/lamplight-jigsaw/catalog-entries';
import { levelFor } from '@/games/lamplight-jigsaw/rules';
import { DAILY_SCENES, SHELF_SCENES, type ShelfScene } from '@/games/lamplight-jigsaw/types';
import { dailySeed } from '@/lib/domain/days/daily-seed';
import { recordBrush } from './recording-brush';
import { painters } from './shelf';

const GAME = join(import.meta.dirname, '../../../games/lamplight-jigsaw');
const MAX_BYTES = 46_000;

const draw = (scene: ShelfScene, seed: string) => {
  const recording = recordBrush();
  const lamp = painters.get(scene)!(recording.brush, createDice(`picture ${scene} ${seed}`));
  return { lamp, strokes: recording.strokes, hash: recording.hash() };
};

describe('a scene in a separate file', () => {
  it('has one file, and an edition', () => {
    const parts = readdirSync(join(GAME, 'parts')).map((file) => file.replace('.ts', ''));
    expect(parts.sort()).toEqual([...SHELF_SCENES].sort());
    expect(EDITIONS.flatMap(({ scene }) => scene ?? []).sort()).toEqual(
      [...DAILY_SCENES, ...SHELF_SCENES].sort(),
    );
  });

  it.each(SHELF_SCENES)('%s depends only on its seed, and contains many things and its lamp', (scene) => {
    const [one, same, other] = [draw(scene, 'one'), draw(scene, 'one'), draw(scene, 'other')];
    expect(same.hash).toBe(one.hash);
    expect(other.hash).not.toBe(one.hash);
    for (const { lamp, strokes } of [one, other]) {
      expect(strokes).toBeGreaterThan(1_500);
      expect(lamp.x).toBeGreaterThan(SHEET.width * 0.05);
      expect(lamp.x).toBeLessThan(SHEET.width * 0.95);
      expect(lamp.y).toBeGreaterThan(SHEET.height * 0.1);
      expect(lamp.y).toBeLessThan(SHEET.height * 0.95);
    }
  });

  it('appears only after its file is loaded', () => {
    expect(() => paintPicture(recordBrush().brush, 'bakery', 'x')).toThrow('bakery');
  });

  it('stays out of the daily’s cycle, which is unchanged', () => {
    const daily = EDITIONS[0]!;
    const scenes = Array.from({ length: 16 }, (_, i) => {
      const seed = dailySeed('lamplight-jigsaw', `2026-11-${10 + i}`);
      return levelFor(daily, { seed, mode: 'daily' })!.scene;
    });
    expect(scenes.slice(0, 8)).toEqual(scenes.slice(8));
    expect([...new Set(scenes)].sort()).toEqual([...DAILY_SCENES].sort());
  });
});

describe('the catalog entry of a scene', () => {
  const rows = LAMPLIGHT_JIGSAW_ENTRIES.filter((_, i) =>
    SHELF_SCENES.includes(EDITIONS[i]!.scene as ShelfScene),
  );

  it('has its own title, texts and colors', () => {
    expect(rows).toHaveLength(SHELF_SCENES.length);
    for (const pick of [
      (row: (typeof rows)[number]) => row.slug,
      (row: (typeof rows)[number]) => row.title,
      (row: (typeof rows)[number]) => row.texts.description,
      (row: (typeof rows)[number]) => row.texts.descriptionShort,
    ])
      expect(new Set(LAMPLIGHT_JIGSAW_ENTRIES.map(pick)).size).toBe(LAMPLIGHT_JIGSAW_ENTRIES.length);
    for (const { texts } of rows) expect(texts.descriptionShort.length).toBeLessThan(60);
  });

  it('has drawings that exist and are small', () => {
    for (const { media } of rows)
      for (const url of [
        media.thumbnailImg,
        media.thumbnailImgTall,
        media.thumbnailImgSmall,
        media.thumbnailImgXl,
      ]) {
        const { size } = statSync(join(GAME, 'art', url!.split('/').at(-1)!));
        expect(size).toBeGreaterThan(4_000);
        expect(size).toBeLessThan(MAX_BYTES);
      }
  });
});

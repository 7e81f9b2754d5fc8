import { describe, expect, it } from 'vitest';
import { SHEET } from '@/games/lamplight-jigsaw/pictures/brush';
import { paintPicture } from '@/games/lamplight-jigsaw/pictures/scenes';
import { DAILY_SCENES } from '@/games/lamplight-jigsaw/types';
import { recordBrush } from './recording-brush';

const draw = (scene: (typeof DAILY_SCENES)[number], seed: string) => {
  const recording = recordBrush();
  const lamp = paintPicture(recording.brush, scene, seed);
  return { lamp, strokes: recording.strokes, hash: recording.hash() };
};

describe.each(DAILY_SCENES)('the scene %s', (scene) => {
  it('stays the same for a seed and differs between seeds', () => {
    const seeds = Array.from({ length: 12 }, (_, i) => `${scene} ${i}`);
    const hashes = seeds.map((seed) => draw(scene, seed).hash);
    expect(draw(scene, seeds[0]!).hash).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(seeds.length);
  });

  it('contains many objects, and has its lamp on the sheet', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { lamp, strokes } = draw(scene, seed);
      expect(strokes).toBeGreaterThan(1_500);
      expect(lamp.x).toBeGreaterThan(SHEET.width * 0.05);
      expect(lamp.x).toBeLessThan(SHEET.width * 0.95);
      expect(lamp.y).toBeGreaterThan(SHEET.height * 0.1);
      expect(lamp.y).toBeLessThan(SHEET.height * 0.95);
    }
  });
});

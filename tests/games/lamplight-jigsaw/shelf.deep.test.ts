import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SHEET } from '@/games/lamplight-jigsaw/pictures/brush';
import { SHELF_SCENES } from '@/games/lamplight-jigsaw/types';
import { measureCells } from './cells';
import { drawMarks } from './shelf';

/** The number of seeds per scene; about five thousand pictures in total. */
const SEEDS = 100;
/** The minimum fraction of edge pixels, based on measurements. The emptiest cell of a daily scene has less than half of it. */
const MIN_EDGES = 0.025;
const MIN_DEVIATION = 3.5;

describe.each(SHELF_SCENES)('the scene %s', (scene) => {
  it(
    `differs for each of ${SEEDS} seeds, and always has its lamp within the picture`,
    { timeout: 3_600_000 },
    () => {
      const seen = new Set<string>();
      for (let i = 0; i < SEEDS; i += 1) {
        const { lamp, marks } = drawMarks(scene, `deep ${i}`);
        expect(lamp.x / SHEET.width).toBeGreaterThan(0.05);
        expect(lamp.x / SHEET.width).toBeLessThan(0.95);
        expect(lamp.y / SHEET.height).toBeGreaterThan(0.1);
        expect(lamp.y / SHEET.height).toBeLessThan(0.95);
        const all = marks();
        for (const { bounds } of all) expect(bounds.some(Number.isNaN)).toBe(false);
        seen.add(
          createHash('sha256')
            .update(JSON.stringify(all.map(({ bounds }) => bounds)))
            .digest('hex'),
        );
      }
      expect(seen.size).toBe(SEEDS);
    },
  );

  it('gives each of 96 pieces a distinguishing detail', async () => {
    for (const seed of ['a', 'b', 'c']) {
      const cells = await measureCells(drawMarks(scene, seed));
      for (const [place, { edges, deviation }] of cells.entries()) {
        expect(edges, `edges at ${place} of ${seed}`).toBeGreaterThan(MIN_EDGES);
        expect(deviation, `grays at ${place} of ${seed}`).toBeGreaterThan(MIN_DEVIATION);
      }
    }
  });
});

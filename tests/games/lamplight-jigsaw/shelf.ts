/** Draws the scenes of separate files for tests. */
import { createDice } from '@/games/lamplight-jigsaw/pictures/dice';
import type { Painter } from '@/games/lamplight-jigsaw/pictures/scenes';
import { createVectorBrush } from '@/games/lamplight-jigsaw/pictures/vector-brush';
import { SHELF_SCENES, type ShelfScene } from '@/games/lamplight-jigsaw/types';

export const painters = new Map<ShelfScene, Painter>();
for (const scene of SHELF_SCENES) {
  const part = (await import(`../../../games/lamplight-jigsaw/parts/${scene}.ts`)) as { paint: Painter };
  painters.set(scene, part.paint);
}

/** Draws a scene and returns the recorded marks. */
export const drawMarks = (scene: ShelfScene, seed: string) => {
  const vector = createVectorBrush();
  const lamp = painters.get(scene)!(vector.brush, createDice(`picture ${scene} ${seed}`));
  return { lamp, ...vector };
};

/** The size of the 96-piece cut. */
export const COLUMNS = 12;
export const ROWS = 8;

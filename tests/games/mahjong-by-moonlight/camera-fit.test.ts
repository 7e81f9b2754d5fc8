/** Tests the automatic zoom, which moves closer as the table empties. */
import { describe, expect, it } from 'vitest';
import { fitTo, isInView, FULL_TABLE } from '@/games/mahjong-by-moonlight/camera';

const room = { width: 360, height: 300 };
const createBox = (x: number, y: number) => ({ x, y, width: 24, height: 32 });

describe('the camera position for the remaining tiles', () => {
  it('shows all the tiles as large as possible', () => {
    const boxes = [createBox(100, 100), createBox(190, 150)];
    const camera = fitTo(boxes, room, 4);
    expect(camera.scale).toBeCloseTo(3);
    for (const one of boxes) expect(isInView(camera, one, room)).toBe(true);
    expect(isInView(camera, createBox(0, 0), room)).toBe(false);
  });

  it('respects the maximum zoom and the edges of the table', () => {
    const one = createBox(330, 260);
    const camera = fitTo([one], room, 2);
    expect(camera).toEqual({ scale: 2, x: -360, y: -300 });
    expect(isInView(camera, one, room)).toBe(true);
  });

  it('shows the entire table while it is full, and after it is cleared', () => {
    expect(fitTo([createBox(0, 0), createBox(336, 268)], room, 3)).toEqual(FULL_TABLE);
    expect(fitTo([], room, 3)).toEqual(FULL_TABLE);
  });
});

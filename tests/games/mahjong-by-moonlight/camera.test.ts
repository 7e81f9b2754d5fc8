import { describe, expect, it } from 'vitest';
import { MAX_ZOOM, revealBox, clampCamera, FULL_TABLE, zoomAt } from '@/games/mahjong-by-moonlight/camera';

const room = { width: 400, height: 300 };

describe('the camera', () => {
  it('keeps the point under the fingers fixed while zooming', () => {
    const at = { x: 120, y: 90 };
    const zoomedIn = zoomAt(FULL_TABLE, 2, at, room);
    expect((at.x - zoomedIn.x) / zoomedIn.scale).toBeCloseTo(120);
    expect((at.y - zoomedIn.y) / zoomedIn.scale).toBeCloseTo(90);
  });

  it('never exceeds the edges or the zoom limits', () => {
    expect(clampCamera({ scale: 2, x: 50, y: -900 }, room)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(zoomAt(FULL_TABLE, 99, { x: 0, y: 0 }, room).scale).toBe(MAX_ZOOM);
    expect(zoomAt({ scale: 2, x: -100, y: -50 }, 0.1, { x: 10, y: 10 }, room)).toEqual(FULL_TABLE);
  });

  it('moves as little as necessary to show a tile', () => {
    const camera = { scale: 2, x: -100, y: -100 };
    expect(revealBox(camera, { x: 100, y: 100, width: 30, height: 40 }, room)).toEqual(camera);
    expect(revealBox(camera, { x: 10, y: 100, width: 30, height: 40 }, room).x).toBe(-20);
    expect(revealBox(camera, { x: 370, y: 100, width: 30, height: 40 }, room).x).toBe(-400);
  });
});

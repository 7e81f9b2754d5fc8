import { describe, expect, it } from 'vitest';
import { CENTERD, dragCrop, cropSquare } from '@/lib/domain/members/image-crop';

const WIDE = { width: 900, height: 300 };
const HIGH = { width: 200, height: 500 };

describe('the square cut out of an image', () => {
  it.each([
    ['contains the middle of a wide image', WIDE, CENTERD, { left: 300, top: 0, side: 300 }],
    ['contains the middle of a tall image', HIGH, CENTERD, { left: 0, top: 150, side: 200 }],
    ['moves to the right edge', WIDE, { zoom: 1, x: 1, y: 0.5 }, { left: 600, top: 0, side: 300 }],
    [
      'shrinks when zoomed in, at the bottom left',
      WIDE,
      { zoom: 2, x: 0, y: 1 },
      { left: 0, top: 150, side: 150 },
    ],
    ['stays within the edges', WIDE, { zoom: 0.1, x: 7, y: -3 }, { left: 600, top: 0, side: 300 }],
    ['shrinks to a quarter at most', WIDE, { zoom: 99, x: 0, y: 0 }, { left: 0, top: 0, side: 75 }],
  ])('%s', (_what, image, crop, square) => {
    expect(cropSquare(image, crop)).toEqual(square);
  });
});

describe('dragging the image behind its crop', () => {
  it('moves the crop by the dragged share of the visible side', () => {
    expect(dragCrop(WIDE, CENTERD, { x: -0.5, y: 0 }).x).toBeCloseTo(0.75);
    expect(cropSquare(WIDE, dragCrop(WIDE, CENTERD, { x: -0.5, y: 0 })).left).toBeCloseTo(450);
  });

  it('stops at the edges', () => {
    expect(dragCrop(WIDE, CENTERD, { x: 5, y: 0 }).x).toBe(0);
  });

  it('moves nothing along a side that is fully visible', () => {
    expect(dragCrop(WIDE, CENTERD, { x: 0, y: -0.5 })).toEqual(CENTERD);
  });
});

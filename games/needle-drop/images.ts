/** The images of Needle Drop and Echo Bells. */
import { drawFormats, type FormatsOf, type DrawnImage, type Size } from '../kit/images/cuts';
import { BELLS, NEEDLE } from './config';
import { drawRecord, drawTower, type PictureSpec } from './picture';

interface ImageFormat extends Size {
  record: Pick<PictureSpec, 'x' | 'y' | 'size'>;
  bells: Omit<PictureSpec, keyof Size>;
}

const FORMATS: FormatsOf<ImageFormat> = {
  '': {
    record: { x: 270, y: 238, size: 186 },
    bells: { x: 320, y: 262, size: 98, rows: [4, 4] },
  },
  '-tall': {
    record: { x: 196, y: 330, size: 196 },
    bells: { x: 240, y: 360, size: 100, rows: [3, 3] },
  },
  '-small': {
    record: { x: 200, y: 246, size: 162 },
    bells: { x: 240, y: 268, size: 112, rows: [2, 2] },
  },
  '-preview': {
    record: { x: 560, y: 400, size: 310 },
    bells: { x: 640, y: 430, size: 150, rows: [4, 4] },
  },
  '-billboard': {
    record: { x: 860, y: 282, size: 216 },
    bells: { x: 930, y: 312, size: 116, rows: [4, 4] },
  },
  '-billboard-phone': {
    record: { x: 262, y: 370, size: 262 },
    bells: { x: 320, y: 380, size: 126, rows: [3, 3] },
  },
};

export const drawImages = (): DrawnImage[] => [
  ...drawFormats(NEEDLE.slug, FORMATS, ({ record, width, height }) =>
    drawRecord({ width, height, rows: [], ...record }),
  ),
  ...drawFormats(BELLS.slug, FORMATS, ({ bells, width, height }) => drawTower({ width, height, ...bells })),
];

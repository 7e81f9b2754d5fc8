/** The images of Letter Foundry, drawn with its own forme. */
import { drawFormats, type FormatsOf, type DrawnImage, type Size } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

interface ImageFormat extends Size {
  /** The center and the radius of the stone on which the letters lie. */
  stone: readonly [x: number, y: number, radius: number];
  /** The corner of the forme, and the length of a cell's side. */
  forme: readonly [x: number, y: number, cell: number];
}

const FORMATS: FormatsOf<ImageFormat> = {
  '': { stone: [456, 326, 134], forme: [54, 44, 44] },
  '-tall': { stone: [250, 452, 150], forme: [66, 44, 46] },
  '-small': { stone: [322, 338, 124], forme: [52, 36, 40] },
  '-preview': { stone: [930, 500, 230], forme: [120, 110, 78] },
  '-billboard': { stone: [1084, 352, 166], forme: [560, 62, 60] },
  '-billboard-phone': { stone: [320, 560, 200], forme: [110, 70, 60] },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap((edition) =>
    drawFormats(edition.slug, FORMATS, ({ stone, forme: [x, y, cell], ...size }) =>
      drawPicture(edition, {
        ...size,
        stone: { x: stone[0], y: stone[1], radius: stone[2] },
        forme: { x, y, cell: cell * (edition.setting === 'keystone' ? 0.78 : 1) },
      }),
    ),
  );

/** Draws the images of the layouts from the layouts' data. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type PictureSpec } from './picture';

/** The formats for layouts that fill their cards. */
const IMAGE_FRAMES: FormatsOf<PictureSpec> = {
  '': { box: { x: 36, y: 44, width: 568, height: 400 } },
  '-tall': { box: { x: 20, y: 60, width: 440, height: 540 }, zoom: 1.75 },
  '-small': { box: { x: 20, y: 30, width: 440, height: 430 }, zoom: 1.7 },
  '-preview': { box: { x: 140, y: 110, width: 1000, height: 600 } },
  '-billboard': { box: { x: 610, y: 84, width: 630, height: 392 }, moonAt: 0.56 },
  '-billboard-phone': {
    box: { x: 30, y: 70, width: 580, height: 420 },
    zoom: 1.25,
    moonAt: 0.14,
  },
};

/** The formats for layouts whose whole shape is visible, because the shape identifies them. */
const FULL_LAYOUT_FORMATS: FormatsOf<PictureSpec> = {
  ...IMAGE_FRAMES,
  '-tall': { box: { x: 14, y: 150, width: 452, height: 420 }, moonAt: 0.5 },
  '-small': { box: { x: 12, y: 26, width: 456, height: 428 } },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, layout }, i) => {
    if (i > 0)
      return drawFormats(slug, FULL_LAYOUT_FORMATS, (frame) => drawPicture(layout, { ...frame, zoom: 1 }));
    // The file names of the first layout have no slug, because they are older than the others.
    return drawFormats('', IMAGE_FRAMES, (frame) => drawPicture(layout, frame)).map(([name, markup]) => [
      name || slug,
      markup,
    ]);
  });

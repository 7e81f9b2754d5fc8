/**
 * Draws the images of the editions, each from its own deal. Spider's standard image is drawn by hand, and its tall and
 * small images are the middle of it.
 */
import { drawFormats, type ImageDrawing, type DrawnImage } from '../kit/images/cuts';
import { TABLE_FORMATS } from '../kit/cards/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

const SPIDER = 'spider-by-lamplight';
const VIEWS = { '-tall': { view: '140 0 360 480' }, '-small': { view: '80 0 480 480' } };

/** Returns the attributes for a drawing's size. */
const sizeAttributes = (width: number, height: number, view: string) =>
  `width="${width}" height="${height}" viewBox="${view}"`;

export const drawImages = ({ readArt }: ImageDrawing): DrawnImage[] => {
  const original = readArt(SPIDER);
  return EDITIONS.flatMap((edition) =>
    edition.slug === SPIDER
      ? [
          ...drawFormats(SPIDER, VIEWS, ({ width, height, view }) =>
            original.replace(sizeAttributes(640, 480, '0 0 640 480'), sizeAttributes(width, height, view)),
          ),
          ...drawFormats(SPIDER, TABLE_FORMATS, (frame) => drawPicture(edition, frame)).slice(3),
        ]
      : drawFormats(edition.slug, TABLE_FORMATS, (frame) => drawPicture(edition, frame)),
  );
};

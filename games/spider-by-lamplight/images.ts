/**
 * Draws the images of the editions, each from its own deal. Spider's standard image is drawn by hand, and its tall and
 * small images are the middle of it.
 */
import { drawCuts, type Drawing, type Drawn } from '../kit/images/cuts';
import { TABLE_CUTS } from '../kit/cards/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

const SPIDER = 'spider-by-lamplight';
const VIEWS = { '-tall': { view: '140 0 360 480' }, '-small': { view: '80 0 480 480' } };

/** Returns the attributes for a drawing's size. */
const sized = (width: number, height: number, view: string) =>
  `width="${width}" height="${height}" viewBox="${view}"`;

export const images = ({ readArt }: Drawing): Drawn[] => {
  const original = readArt(SPIDER);
  return EDITIONS.flatMap((edition) =>
    edition.slug === SPIDER
      ? [
          ...drawCuts(SPIDER, VIEWS, ({ width, height, view }) =>
            original.replace(sized(640, 480, '0 0 640 480'), sized(width, height, view)),
          ),
          ...drawCuts(SPIDER, TABLE_CUTS, (cut) => drawPicture(edition, cut)).slice(3),
        ]
      : drawCuts(edition.slug, TABLE_CUTS, (cut) => drawPicture(edition, cut)),
  );
};

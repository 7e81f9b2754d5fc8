/** The images of Domino Parlour, drawn with its own tiles. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { PATIENCE } from './patience/config';
import { drawPicture, type ImageFrame } from './picture';

const IMAGE_FRAMES: FormatsOf<ImageFrame> = {
  '': {},
  '-tall': { zoom: 1.25 },
  '-small': {},
  '-preview': {},
  '-billboard': { middle: 0.68, zoom: 0.9 },
  '-billboard-phone': { zoom: 1.2 },
};

export const drawImages = (): DrawnImage[] =>
  [...EDITIONS, PATIENCE].flatMap((edition) =>
    drawFormats(edition.slug, IMAGE_FRAMES, (frame) => drawPicture(edition, frame)),
  );

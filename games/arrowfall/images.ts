/** The images of Arrowfall and Lantern Harbour. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import type { WorldKey } from './types';
import { drawPicture, type ImageFrame } from './picture';

/** Positions are fractions of the image, sizes are in its units. */
const IMAGE_FRAMES: FormatsOf<ImageFrame> = {
  '': { x: 0.5, y: 0.49, size: 320, ground: 0.76 },
  '-tall': { x: 0.5, y: 0.46, size: 350, ground: 0.74 },
  '-small': { x: 0.5, y: 0.5, size: 330, ground: 0.76 },
  '-preview': { x: 0.62, y: 0.48, size: 500, ground: 0.76 },
  '-billboard': { x: 0.7, y: 0.5, size: 370, ground: 0.78 },
  '-billboard-phone': { x: 0.5, y: 0.4, size: 420, ground: 0.7 },
};

/** The size of the lantern relative to the target. The lantern is only the brightest of several. */
const LANTERN = 0.46;

const fitFrame = (world: WorldKey, frame: ImageFrame): ImageFrame =>
  world === 'fair' ? frame : { ...frame, size: frame.size * LANTERN, x: frame.x - 0.02, y: frame.y - 0.08 };

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, world }) =>
    drawFormats(slug, IMAGE_FRAMES, (frame) => drawPicture(world, fitFrame(world, frame))),
  );

/** The images of Street of Lamps, drawn from its own levels. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './editions';
import { drawPicture, type ImageFormat } from './picture';

/** The center of the board, and the length of its side, in each format. */
const FORMATS: FormatsOf<ImageFormat> = {
  '': { x: 320, y: 240, side: 640 },
  '-tall': { x: 240, y: 320, side: 640 },
  '-small': { x: 240, y: 240, side: 560 },
  '-preview': { x: 880, y: 400, side: 700 },
  '-billboard': { x: 960, y: 280, side: 620 },
  '-billboard-phone': { x: 320, y: 310, side: 600 },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, plan }) => drawFormats(slug, FORMATS, (frame) => drawPicture(plan, frame)));

/** The images of Crown & Cobble and Last Light Harbour. */
import { drawFormats, type FormatsOf, type DrawnImage, type SceneFormat } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

const FORMATS: FormatsOf<SceneFormat> = {
  '': { middle: [320, 290], scale: 1.02 },
  '-tall': { middle: [316, 330], scale: 1.1 },
  '-small': { middle: [316, 290], scale: 1.06 },
  '-preview': { middle: [320, 296], scale: 1.6 },
  '-billboard': { middle: [96, 300], scale: 1.2 },
  '-billboard-phone': { middle: [320, 356], scale: 1.34 },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, world }) => drawFormats(slug, FORMATS, (frame) => drawPicture(world, frame)));

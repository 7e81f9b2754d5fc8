/** The images of Copper Rally. */
import { drawFormats, type FormatsOf, type DrawnImage, type SceneFormat } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

const ROAD_FORMATS: FormatsOf<SceneFormat> = {
  '': { middle: [326, 246], scale: 1 },
  '-tall': { middle: [324, 234], scale: 1.2 },
  '-small': { middle: [324, 268], scale: 1.1 },
  '-preview': { middle: [326, 246], scale: 1.62 },
  '-billboard': { middle: [96, 256], scale: 1.18 },
  '-billboard-phone': { middle: [324, 282], scale: 1.4 },
};

const TABLE_FORMATS: FormatsOf<SceneFormat> = {
  '': { middle: [320, 246], scale: 1 },
  '-tall': { middle: [316, 262], scale: 1.12 },
  '-small': { middle: [310, 252], scale: 1.05 },
  '-preview': { middle: [320, 250], scale: 1.6 },
  '-billboard': { middle: [90, 270], scale: 1.16 },
  '-billboard-phone': { middle: [316, 300], scale: 1.36 },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, world }) =>
    drawFormats(slug, world === 'road' ? ROAD_FORMATS : TABLE_FORMATS, (frame) => drawPicture(world, frame)),
  );

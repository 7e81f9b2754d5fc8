/** The images of Fox & Fen and of Moth & Candle. */
import { drawFormats, type FormatsOf, type DrawnImage, type SceneFormat } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

const IMAGE_FRAMES: FormatsOf<SceneFormat> = {
  '': { middle: [330, 300], scale: 1.06 },
  '-tall': { middle: [326, 322], scale: 1.16 },
  '-small': { middle: [322, 336], scale: 1.24 },
  '-preview': { middle: [320, 300], scale: 1.6 },
  '-billboard': { middle: [60, 320], scale: 1.22 },
  '-billboard-phone': { middle: [330, 330], scale: 1.4 },
};

/** The formats for the moth, whose wings are wider than the fox. */
const WING_FRAMES: FormatsOf<SceneFormat> = {
  ...IMAGE_FRAMES,
  '': { middle: [320, 290], scale: 1.0 },
  '-tall': { middle: [346, 316], scale: 1.1 },
  '-small': { middle: [352, 336], scale: 1.06 },
  '-billboard-phone': { middle: [350, 330], scale: 1.34 },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, world }) =>
    drawFormats(slug, world === 'wood' ? IMAGE_FRAMES : WING_FRAMES, (frame) => drawPicture(world, frame)),
  );

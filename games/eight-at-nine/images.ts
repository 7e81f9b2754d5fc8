/** The images of Eight at Nine. */
import { drawFormats, type FormatsOf, type DrawnImage, type SceneFormat } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

const IMAGE_FRAMES: FormatsOf<SceneFormat> = {
  '': { middle: [320, 250], scale: 1 },
  '-tall': { middle: [322, 262], scale: 1.32 },
  '-small': { middle: [322, 270], scale: 1.24 },
  '-preview': { middle: [320, 250], scale: 1.62 },
  '-billboard': { middle: [96, 250], scale: 1.18 },
  '-billboard-phone': { middle: [320, 320], scale: 1.36 },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, discipline }) =>
    drawFormats(slug, IMAGE_FRAMES, (frame) => drawPicture(discipline, frame)),
  );

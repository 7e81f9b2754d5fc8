/** The images of Windmill Nine. */
import { drawFormats, type FormatsOf, type DrawnImage, type SceneFormat } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';

const IMAGE_FRAMES: FormatsOf<SceneFormat> = {
  '': { middle: [330, 262], scale: 1.02 },
  '-tall': { middle: [344, 290], scale: 1.15 },
  '-small': { middle: [344, 262], scale: 1.08 },
  '-preview': { middle: [330, 270], scale: 1.62 },
  '-billboard': { middle: [130, 280], scale: 1.24 },
  '-billboard-phone': { middle: [340, 330], scale: 1.36 },
};

/** The formats for the leap, which is wider than the mill. */
const LEAP_FRAMES: FormatsOf<SceneFormat> = {
  ...IMAGE_FRAMES,
  '-tall': { middle: [366, 300], scale: 1.02 },
  '-small': { middle: [366, 262], scale: 1 },
  '-billboard-phone': { middle: [366, 330], scale: 1.3 },
};

/** The formats for the ice, where the ball is in front. */
const ICE_FRAMES: FormatsOf<SceneFormat> = {
  '': { middle: [330, 430], scale: 0.8 },
  '-tall': { middle: [330, 430], scale: 1 },
  '-small': { middle: [320, 450], scale: 0.86 },
  '-preview': { middle: [330, 420], scale: 1.36 },
  '-billboard': { middle: [165, 430], scale: 1.06 },
  '-billboard-phone': { middle: [330, 430], scale: 1.24 },
};

const FRAMES_OF = { garden: IMAGE_FRAMES, rooftops: LEAP_FRAMES, canal: ICE_FRAMES };

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, course }) =>
    drawFormats(slug, FRAMES_OF[course], (frame) => drawPicture(course, frame)),
  );

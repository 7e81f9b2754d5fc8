/** The images of Balloon Post and Submarine Post, drawn from the games' own objects. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type ImageFrame } from './picture';

/** Positions are fractions of the image, sizes are in its units. */
const IMAGE_FRAMES: FormatsOf<ImageFrame> = {
  '': {
    x: 0.46,
    y: 0.36,
    size: 310,
    house: 84,
    others: [
      [0.84, 0.3, 140],
      [0.12, 0.32, 110],
    ],
    mail: [
      [0.7, 0.62, 46],
      [0.2, 0.6, 40],
      [0.76, 0.1, 34],
    ],
    friends: [
      [0.66, 0.2, 54],
      [0.28, 0.14, 46],
    ],
  },
  '-tall': {
    x: 0.5,
    y: 0.35,
    size: 360,
    house: 82,
    others: [
      [0.84, 0.16, 116],
      [0.14, 0.17, 96],
    ],
    mail: [
      [0.86, 0.56, 46],
      [0.13, 0.55, 44],
    ],
    friends: [
      [0.84, 0.38, 56],
      [0.14, 0.36, 50],
    ],
  },
  '-small': {
    x: 0.5,
    y: 0.36,
    size: 310,
    house: 80,
    others: [[0.86, 0.2, 104]],
    mail: [
      [0.86, 0.6, 46],
      [0.13, 0.58, 44],
    ],
    friends: [[0.14, 0.22, 60]],
  },
  '-preview': {
    x: 0.62,
    y: 0.38,
    size: 490,
    house: 130,
    others: [
      [0.9, 0.3, 210],
      [0.32, 0.26, 150],
    ],
    mail: [
      [0.8, 0.62, 66],
      [0.42, 0.6, 58],
      [0.77, 0.1, 50],
    ],
    friends: [
      [0.8, 0.2, 80],
      [0.43, 0.16, 66],
    ],
  },
  '-billboard': {
    x: 0.68,
    y: 0.37,
    size: 360,
    house: 104,
    others: [
      [0.91, 0.36, 170],
      [0.48, 0.26, 110],
    ],
    mail: [
      [0.82, 0.66, 54],
      [0.53, 0.6, 46],
    ],
    friends: [
      [0.82, 0.18, 66],
      [0.56, 0.42, 52],
    ],
  },
  '-billboard-phone': {
    x: 0.5,
    y: 0.34,
    size: 440,
    house: 104,
    others: [
      [0.86, 0.14, 130],
      [0.12, 0.15, 104],
    ],
    mail: [
      [0.86, 0.5, 54],
      [0.13, 0.5, 50],
    ],
    friends: [
      [0.86, 0.34, 64],
      [0.14, 0.33, 56],
    ],
  },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, world }) =>
    drawFormats(slug, IMAGE_FRAMES, (frame) => drawPicture(world, frame)),
  );

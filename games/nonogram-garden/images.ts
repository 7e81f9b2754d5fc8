/** Draws the tall and the small image. The others are drawn by hand. */
import type { FormatName, ImageDrawing, DrawnImage } from '../kit/images/cuts';
import { placeAt, FULL_IMAGE, recutImages, type Layer } from '../kit/images/recut';

const IMAGE_FRAMES: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 0, FULL_IMAGE],
    [1, 1, placeAt(20, 60)],
    [2, 410, placeAt(-74, 78)],
    [411, 411, placeAt(0, 160)],
    [412, 412, placeAt(-160, 160)],
    [413, 413, placeAt(-160, 0)],
    [414, 414, FULL_IMAGE],
  ],
  '-small': [
    [0, 0, FULL_IMAGE],
    [1, 1, placeAt(0, 0)],
    [2, 410, placeAt(-59, 18, 0.95)],
    [411, 411, placeAt(0, 20)],
    [412, 413, placeAt(-150, 20)],
    [414, 414, FULL_IMAGE],
  ],
};

export const drawImages = ({ readArt }: ImageDrawing): DrawnImage[] =>
  recutImages('', readArt('nonogram-garden'), IMAGE_FRAMES);

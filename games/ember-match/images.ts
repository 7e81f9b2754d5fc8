/** Draws the wide image of The Long Stair. The other images are drawn by hand. */
import type { FormatName, ImageDrawing, DrawnImage } from '../kit/images/cuts';
import { placeAt, FULL_IMAGE, recutImages, type Layer } from '../kit/images/recut';

const FORMATS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-billboard': [
    [0, 50, FULL_IMAGE],
    [51, 52, placeAt(560, 10)],
    [53, 54, placeAt(60, 190)],
    [53, 54, placeAt(190, 226)],
    [53, 54, placeAt(330, 170)],
    [57, 59, placeAt(330, 170)],
    [53, 54, placeAt(462, 206)],
    [57, 59, placeAt(462, 206)],
    [53, 54, placeAt(620, 110)],
    [57, 59, placeAt(620, 110)],
    [55, 56, placeAt(640, 110)],
    [60, 62, placeAt(640, 110)],
    [63, 163, placeAt(602, 40, 1.07)],
    [164, 164, FULL_IMAGE],
  ],
};

export const drawImages = ({ readArt }: ImageDrawing): DrawnImage[] =>
  recutImages('long-stair', readArt('long-stair'), FORMATS);

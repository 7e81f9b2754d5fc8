/** Draws the wide image of The Long Stair. The other images are drawn by hand. */
import type { FormatName, Drawing, Drawn } from '../kit/images/cuts';
import { at, FULL_IMAGE, recut, type Layer } from '../kit/images/recut';

const FORMATS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-billboard': [
    [0, 50, FULL_IMAGE],
    [51, 52, at(560, 10)],
    [53, 54, at(60, 190)],
    [53, 54, at(190, 226)],
    [53, 54, at(330, 170)],
    [57, 59, at(330, 170)],
    [53, 54, at(462, 206)],
    [57, 59, at(462, 206)],
    [53, 54, at(620, 110)],
    [57, 59, at(620, 110)],
    [55, 56, at(640, 110)],
    [60, 62, at(640, 110)],
    [63, 163, at(602, 40, 1.07)],
    [164, 164, FULL_IMAGE],
  ],
};

export const images = ({ readArt }: Drawing): Drawn[] => recut('long-stair', readArt('long-stair'), FORMATS);

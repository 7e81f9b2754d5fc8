/** Draws the tall and the small image. The others are drawn by hand. */
import type { FormatName, Drawing, Drawn } from '../kit/images/cuts';
import { at, FULL_IMAGE, recut, type Layer } from '../kit/images/recut';

const IMAGE_FRAMES: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 0, FULL_IMAGE],
    [1, 1, at(20, 60)],
    [2, 410, at(-74, 78)],
    [411, 411, at(0, 160)],
    [412, 412, at(-160, 160)],
    [413, 413, at(-160, 0)],
    [414, 414, FULL_IMAGE],
  ],
  '-small': [
    [0, 0, FULL_IMAGE],
    [1, 1, at(0, 0)],
    [2, 410, at(-59, 18, 0.95)],
    [411, 411, at(0, 20)],
    [412, 413, at(-150, 20)],
    [414, 414, FULL_IMAGE],
  ],
};

export const images = ({ readArt }: Drawing): Drawn[] => recut('', readArt('nonogram-garden'), IMAGE_FRAMES);

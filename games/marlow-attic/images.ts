/**
 * Draws the images of The Attic at Marlow Hall, except the standard one. That one and all images of Marlow Attic are
 * drawn by hand.
 */
import type { FormatName, Drawing, Drawn } from '../kit/images/cuts';
import { at, FULL_IMAGE, recut, type Layer } from '../kit/images/recut';

const FORMATS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 8, FULL_IMAGE],
    [9, 9, at(-130, 20)],
    [12, 18, at(-146, 0)],
    [19, 25, at(-54, -24)],
    [10, 10, at(-68, 150)],
    [11, 11, at(-78, 172)],
    [26, 26, at(-172, 96, 1.05)],
    [27, 27, at(-14, 192)],
    [28, 28, FULL_IMAGE],
  ],
  '-small': [
    [0, 8, FULL_IMAGE],
    [9, 9, at(-130, 0)],
    [12, 18, at(-130, -20)],
    [10, 10, at(-58, 66, 0.9)],
    [19, 25, at(-46, -30)],
    [11, 11, at(-62, 72, 0.9)],
    [26, 26, at(-118, 72, 0.94)],
    [27, 27, at(-10, 36)],
    [28, 28, FULL_IMAGE],
  ],
  '-preview': [
    [0, 8, FULL_IMAGE],
    [9, 9, at(560, 60)],
    [10, 11, at(-120, 70, 1.5)],
    [12, 18, at(340, 20, 1.5)],
    [19, 25, at(480, 470, 1.3)],
    [26, 26, at(370, 120, 1.4)],
    [28, 28, FULL_IMAGE],
  ],
  '-billboard': [
    [0, 8, FULL_IMAGE],
    [9, 9, at(620, 40)],
    [10, 27, at(606, 34, 1.03)],
    [28, 28, FULL_IMAGE],
  ],
};

export const images = ({ readArt }: Drawing): Drawn[] =>
  recut('the-attic-at-marlow-hall', readArt('the-attic-at-marlow-hall'), FORMATS);

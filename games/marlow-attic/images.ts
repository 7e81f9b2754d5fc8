/**
 * Draws the images of The Attic at Marlow Hall, except the standard one. That one and all images of Marlow Attic are
 * drawn by hand.
 */
import type { FormatName, ImageDrawing, DrawnImage } from '../kit/images/cuts';
import { placeAt, FULL_IMAGE, recutImages, type Layer } from '../kit/images/recut';

const FORMATS: Readonly<Partial<Record<FormatName, readonly Layer[]>>> = {
  '-tall': [
    [0, 8, FULL_IMAGE],
    [9, 9, placeAt(-130, 20)],
    [12, 18, placeAt(-146, 0)],
    [19, 25, placeAt(-54, -24)],
    [10, 10, placeAt(-68, 150)],
    [11, 11, placeAt(-78, 172)],
    [26, 26, placeAt(-172, 96, 1.05)],
    [27, 27, placeAt(-14, 192)],
    [28, 28, FULL_IMAGE],
  ],
  '-small': [
    [0, 8, FULL_IMAGE],
    [9, 9, placeAt(-130, 0)],
    [12, 18, placeAt(-130, -20)],
    [10, 10, placeAt(-58, 66, 0.9)],
    [19, 25, placeAt(-46, -30)],
    [11, 11, placeAt(-62, 72, 0.9)],
    [26, 26, placeAt(-118, 72, 0.94)],
    [27, 27, placeAt(-10, 36)],
    [28, 28, FULL_IMAGE],
  ],
  '-preview': [
    [0, 8, FULL_IMAGE],
    [9, 9, placeAt(560, 60)],
    [10, 11, placeAt(-120, 70, 1.5)],
    [12, 18, placeAt(340, 20, 1.5)],
    [19, 25, placeAt(480, 470, 1.3)],
    [26, 26, placeAt(370, 120, 1.4)],
    [28, 28, FULL_IMAGE],
  ],
  '-billboard': [
    [0, 8, FULL_IMAGE],
    [9, 9, placeAt(620, 40)],
    [10, 27, placeAt(606, 34, 1.03)],
    [28, 28, FULL_IMAGE],
  ],
};

export const drawImages = ({ readArt }: ImageDrawing): DrawnImage[] =>
  recutImages('the-attic-at-marlow-hall', readArt('the-attic-at-marlow-hall'), FORMATS);

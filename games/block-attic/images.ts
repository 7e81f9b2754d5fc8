/** The images of Block Attic and Packing Day. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { ATTIC, PACKING } from './config';
import { drawAttic, drawPacking, type ImageFormat } from './picture';

const FORMATS: FormatsOf<ImageFormat> = {
  '': { x: 320, y: 250, scale: 1 },
  '-tall': { x: 240, y: 350, scale: 1.02 },
  '-small': { x: 240, y: 256, scale: 0.98 },
  '-preview': { x: 1010, y: 470, scale: 1.12, isCalm: true },
  '-billboard': { x: 955, y: 300, scale: 1.08, isCalm: true },
  '-billboard-phone': { x: 320, y: 300, scale: 1.12 },
};

export const drawImages = (): DrawnImage[] => [
  ...drawFormats(ATTIC.slug, FORMATS, drawAttic),
  ...drawFormats(PACKING.slug, FORMATS, drawPacking),
];

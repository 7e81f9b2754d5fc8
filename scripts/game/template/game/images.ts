/** The images of New Game; `npm run draw -- new-game` writes them. */
import { drawFormats, type FormatsOf, type DrawnImage } from '@/games/kit/images/cuts';
import { EDITIONS } from './config';
import { drawHouse, type ImageFrame } from './house';

const IMAGE_FRAMES: FormatsOf<ImageFrame> = {
  '': { x: 320, ground: 430, scale: 1 },
  '-tall': { x: 240, ground: 580, scale: 1.15 },
  '-small': { x: 240, ground: 440, scale: 1.05 },
  '-preview': { x: 1010, ground: 730, scale: 1.35 },
  '-billboard': { x: 940, ground: 510, scale: 1.2 },
  '-billboard-phone': { x: 320, ground: 520, scale: 1.15 },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug }) => drawFormats(slug, IMAGE_FRAMES, drawHouse));

/** The images of Night Owl Quiz. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type PictureSpec } from './picture';

const at = (x: number, y: number, size: number) => ({ x, y, size });

/** The positions of the owl and of the figure for her questions in each format. */
const FORMATS: FormatsOf<PictureSpec> = {
  '': { owl: at(408, 232, 150), sign: at(150, 220, 104) },
  '-tall': { owl: at(240, 360, 164), sign: at(240, 92, 68) },
  '-small': { owl: at(300, 262, 142), sign: at(92, 126, 62) },
  '-preview': { owl: at(830, 392, 250), sign: at(330, 370, 190) },
  '-billboard': { owl: at(1010, 272, 180), sign: at(650, 250, 120) },
  '-billboard-phone': { owl: at(320, 330, 176), sign: at(526, 92, 58) },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap((edition) => drawFormats(edition.slug, FORMATS, (frame) => drawPicture(edition, frame)));

/** The images of Knight's Table, drawn with its own pieces. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type ImageFormat } from './picture';

const FORMATS: FormatsOf<ImageFormat> = {
  '': {},
  '-tall': {},
  '-small': {},
  '-preview': {},
  '-billboard': { middle: 0.7, zoom: 0.8 },
  '-billboard-phone': {},
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap((edition) => drawFormats(edition.slug, FORMATS, (frame) => drawPicture(edition, frame)));

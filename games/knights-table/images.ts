/** The images of Knight's Table, drawn with its own pieces. */
import { drawCuts, type CutsOf, type Drawn } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type Cut } from './picture';

const CUTS: CutsOf<Cut> = {
  '': {},
  '-tall': {},
  '-small': {},
  '-preview': {},
  '-billboard': { middle: 0.7, zoom: 0.8 },
  '-billboard-phone': {},
};

export const images = (): Drawn[] =>
  EDITIONS.flatMap((edition) => drawCuts(edition.slug, CUTS, (cut) => drawPicture(edition, cut)));

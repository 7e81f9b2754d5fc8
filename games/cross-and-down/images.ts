/** Draws the images of the crosswords without clues. Those of Cross & Down itself are drawn by hand. */
import { drawFormats, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture } from './picture';
import { FORMATS } from './picture-cuts';

export const drawImages = (): DrawnImage[] =>
  EDITIONS.filter(({ kind }) => kind !== 'clues').flatMap((edition) => {
    const drawn = drawFormats(edition.slug, FORMATS, (frame) => drawPicture(edition, frame));
    // The standard image of the code edition is drawn by hand.
    return edition.kind === 'code' ? drawn.slice(1) : drawn;
  });

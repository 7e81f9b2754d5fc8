/** Draws the images of the sudokus, and the diagrams of their family's page. */
import { drawFormats, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { FORMATS } from './pictures/cuts';
import { drawDiagram } from './pictures/diagram';
import { drawPicture } from './pictures/picture';
import { isDrawn } from './pictures/scenes';

const DIAGRAMS = '../../../public/art/families/';

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap(({ slug, variant }) => [
    ...drawFormats(variant, FORMATS, (frame) => drawPicture(variant, frame)).filter(([name]) =>
      isDrawn(variant, name.slice(variant.length)),
    ),
    [`${DIAGRAMS}${slug}`, drawDiagram(variant)],
  ]);

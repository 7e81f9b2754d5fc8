/** The images of Glasshouse, drawn with its own plants. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type PictureSpec } from './picture';

const IMAGE_FRAMES: FormatsOf<PictureSpec> = {
  '': { columns: 5, rows: 3, pane: 92, at: [76, 142] },
  '-tall': { columns: 4, rows: 4, pane: 92, at: [45, 190] },
  '-small': { columns: 4, rows: 3, pane: 94, at: [40, 140] },
  '-preview': { columns: 8, rows: 4, pane: 122, at: [124, 220] },
  '-billboard': { columns: 6, rows: 3, pane: 100, at: [600, 176] },
  '-billboard-phone': { columns: 5, rows: 4, pane: 96, at: [66, 170] },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap((edition) =>
    drawFormats(edition.slug, IMAGE_FRAMES, (frame) => drawPicture(edition, frame)),
  );

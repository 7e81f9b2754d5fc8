/** The images of Crumb & Co. and Ramen Rush, drawn with the games' own rooms. */
import { drawFormats, type FormatsOf, type DrawnImage } from '../kit/images/cuts';
import { EDITIONS } from './config';
import { drawPicture, type ImageFrame } from './picture';

const IMAGE_FRAMES: FormatsOf<ImageFrame> = {
  '': { guests: [4, 9, 14], from: 0.08, to: 0.92, guestWidth: 190, wares: 5 },
  '-tall': { guests: [4, 9], from: 0.06, to: 0.94, guestWidth: 220, wares: 4 },
  '-small': { guests: [4, 14], from: 0.08, to: 0.92, guestWidth: 210, wares: 3 },
  '-preview': {
    guests: [4, 7, 9, 14],
    from: 0.08,
    to: 0.92,
    guestWidth: 290,
    wares: 7,
  },
  '-billboard': {
    guests: [4, 9, 14],
    from: 0.42,
    to: 0.95,
    guestWidth: 230,
    wares: 5,
  },
  '-billboard-phone': {
    guests: [4, 9],
    from: 0.08,
    to: 0.92,
    guestWidth: 270,
    wares: 4,
  },
};

export const drawImages = (): DrawnImage[] =>
  EDITIONS.flatMap((edition) =>
    drawFormats(edition.slug, IMAGE_FRAMES, (frame) => drawPicture(edition, frame)),
  );

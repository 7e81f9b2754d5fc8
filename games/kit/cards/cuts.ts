/** Defines the cards and the emblem that a card table's image shows in each format. */
import type { FormatsOf } from '../images/cuts';
import type { ImageFormat } from './picture';

export const TABLE_FORMATS: FormatsOf<ImageFormat> = {
  '': { box: { x: 34, y: 50, width: 572, height: 392 }, emblem: [540, 374, 0.92] },
  '-tall': {
    box: { x: 26, y: 56, width: 428, height: 540 },
    emblem: [356, 512, 1.15],
  },
  '-small': {
    box: { x: 24, y: 48, width: 432, height: 396 },
    emblem: [374, 366, 1.06],
  },
  '-preview': {
    box: { x: 120, y: 84, width: 1040, height: 660 },
    emblem: [1096, 620, 1.6],
  },
  '-billboard': {
    box: { x: 590, y: 66, width: 660, height: 450 },
    lampAt: 0.72,
    emblem: [1158, 440, 1.06],
  },
  '-billboard-phone': {
    box: { x: 34, y: 64, width: 572, height: 440 },
    emblem: [520, 452, 1.1],
  },
};

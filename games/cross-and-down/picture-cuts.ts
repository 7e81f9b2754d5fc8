/** Positions the page, and the object beside it, in each format of a crossword's images. */
import { FORMAT_SIZES, type FormatsOf, type Size } from '../kit/images/cuts';
import type { Kind } from './types';

/** A center, and a size relative to the standard image. */
export type Placement = readonly [x: number, y: number, scale: number];

export interface ImageFormat extends Size {
  page: Placement;
  /** The position of the object for each kind of crossword; by default as in the standard image. */
  things?: Readonly<Record<Exclude<Kind, 'clues'>, Placement>>;
}

const sameForShelfKinds = (placement: Placement) => ({ tidy: placement, hushed: placement });
const sameForCardKinds = (placement: Placement) => ({ dial: placement, code: placement });

export const STANDARD: ImageFormat = { ...FORMAT_SIZES[''], page: [290, 236, 1] };

/** The data of each format, by the suffix of its file name. */
export const FORMATS: Readonly<Omit<FormatsOf<ImageFormat>, '-billboard-phone'>> = {
  '': { page: STANDARD.page },
  '-tall': {
    page: [232, 258, 1.06],
    things: {
      ...sameForShelfKinds([246, 548, 0.98]),
      ...sameForCardKinds([330, 474, 1.04]),
      list: [352, 424, 0.94],
    },
  },
  '-small': {
    page: [214, 226, 0.98],
    things: {
      ...sameForShelfKinds([248, 408, 0.96]),
      ...sameForCardKinds([344, 330, 0.98]),
      list: [362, 262, 0.9],
    },
  },
  '-preview': {
    page: [300, 410, 1.3],
    things: {
      ...sameForShelfKinds([1002, 610, 1.15]),
      ...sameForCardKinds([1060, 440, 1.5]),
      list: [1060, 410, 1.4],
    },
  },
  '-billboard': {
    page: [884, 276, 1.1],
    things: {
      ...sameForShelfKinds([1030, 476, 0.98]),
      ...sameForCardKinds([1130, 352, 1.02]),
      list: [1136, 284, 1.06],
    },
  },
};

/** The cuts of a variant's images: the position of the board in each, and of the objects beside it. */
import { SIZES, type CutsOf, type Size } from '../../kit/images/cuts';

export interface Cut extends Size {
  /** The center of the board, and its size relative to the standard image. */
  x: number;
  y: number;
  scale: number;
  /** The distance of props from the center of the board, relative to the standard image. */
  spread: readonly [across: number, down: number];
  /** The size of props, relative to the board. */
  propScale: number;
  /** How far props move toward the top and the bottom, if there is more room than beside the board. */
  reach: number;
  /** A second, partly visible board at the far end: center, size, rotation. */
  second?: readonly [x: number, y: number, scale: number, turn: number];
  /** The additional distance of the props on the right side. */
  apart?: number;
}

const WHOLE = { spread: [1, 1], propScale: 1, reach: 0 } as const;

/** The data of each cut, by the suffix of its file name. */
export const CUTS: Readonly<Omit<CutsOf<Cut>, '-billboard-phone'>> = {
  '': { ...WHOLE, x: 320, y: 240, scale: 1 },
  '-tall': {
    x: 240,
    y: 300,
    scale: 1,
    spread: [0.6, 1],
    propScale: 1.15,
    reach: 96,
  },
  '-small': {
    x: 226,
    y: 228,
    scale: 0.92,
    spread: [0.72, 0.86],
    propScale: 1.2,
    reach: 0,
  },
  '-preview': {
    ...WHOLE,
    x: 262,
    y: 420,
    scale: 1.12,
    second: [1190, 300, 1.5, 14],
    apart: 540,
    propScale: 1.2,
  },
  '-billboard': { ...WHOLE, x: 930, y: 284, scale: 1.1 },
};

export const STANDARD: Cut = { ...SIZES[''], ...CUTS[''] };

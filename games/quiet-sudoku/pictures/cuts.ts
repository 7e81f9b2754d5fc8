/** Positions the board, and the objects next to it, in each format of a variant's images. */
import { FORMAT_SIZES, type FormatsOf, type Size } from '../../kit/images/cuts';

export interface ImageFormat extends Size {
  /** The center of the board, and its size relative to the standard image. */
  x: number;
  y: number;
  scale: number;
  /** The distance of the objects from the center of the board, relative to the standard image. */
  spread: readonly [across: number, down: number];
  /** The size of the objects relative to the board. */
  propScale: number;
  /** How far the objects move toward the top and the bottom, if there is more room than next to the board. */
  reach: number;
  /** The center, size and rotation of a second, partly visible board at the other end. */
  second?: readonly [x: number, y: number, scale: number, turn: number];
  /** The additional distance of the objects on the right side. */
  apart?: number;
}

const DEFAULT_FORMAT = { spread: [1, 1], propScale: 1, reach: 0 } as const;

/** The data of each format, by the suffix of its file name. */
export const FORMATS: Readonly<Omit<FormatsOf<ImageFormat>, '-billboard-phone'>> = {
  '': { ...DEFAULT_FORMAT, x: 320, y: 240, scale: 1 },
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
    ...DEFAULT_FORMAT,
    x: 262,
    y: 420,
    scale: 1.12,
    second: [1190, 300, 1.5, 14],
    apart: 540,
    propScale: 1.2,
  },
  '-billboard': { ...DEFAULT_FORMAT, x: 930, y: 284, scale: 1.1 },
};

export const STANDARD: ImageFormat = { ...FORMAT_SIZES[''], ...FORMATS[''] };

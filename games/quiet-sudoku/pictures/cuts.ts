/** The shapes of a variant's pictures: where the board stands in each, and where what is beside it goes. */

export interface Cut {
  width: number;
  height: number;
  /** Middle of the board, and its size against the standard picture's. */
  x: number;
  y: number;
  scale: number;
  /** How far props stand from the middle of the board, against the standard picture. */
  spread: readonly [across: number, down: number];
  /** How large props are, against the board. */
  propScale: number;
  /** How far props move towards the head and the foot, where there is more room than beside the board. */
  reach: number;
  /** A second board lies, half seen, at the far end: middle, size, turn. */
  second?: readonly [x: number, y: number, scale: number, turn: number];
  /** The props of the right side stand this much further to the right. */
  apart?: number;
}

const WHOLE = { spread: [1, 1], propScale: 1, reach: 0 } as const;

/** By the end of the file's name. */
export const CUTS = {
  '': { ...WHOLE, width: 640, height: 480, x: 320, y: 240, scale: 1 },
  '-tall': {
    width: 480,
    height: 640,
    x: 240,
    y: 300,
    scale: 1,
    spread: [0.6, 1],
    propScale: 1.15,
    reach: 96,
  },
  '-small': {
    width: 480,
    height: 480,
    x: 226,
    y: 228,
    scale: 0.92,
    spread: [0.72, 0.86],
    propScale: 1.2,
    reach: 0,
  },
  '-preview': {
    ...WHOLE,
    width: 1280,
    height: 800,
    x: 262,
    y: 420,
    scale: 1.12,
    second: [1190, 300, 1.5, 14],
    apart: 540,
    propScale: 1.2,
  },
  '-billboard': { ...WHOLE, width: 1280, height: 560, x: 930, y: 284, scale: 1.1 },
} as const satisfies Record<string, Cut>;

export type CutName = keyof typeof CUTS;
export const STANDARD: Cut = CUTS[''];

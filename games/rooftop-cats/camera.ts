/** Computes the visible part of the town: the size of the frame in dots, and a camera that follows smoothly. */
import { UNITS_PER_DOT } from './config';
import type { Play } from './types';

export interface CameraLens {
  /** The number of CSS pixels per dot. */
  scale: number;
  /** The width of the frame in dots. */
  width: number;
  height: number;
  /** The position of the cat, and of its roof, in dots from the upper left corner. */
  catX: number;
  floorY: number;
}

const HEIGHT = 625;
/** The minimum width in dots. A smaller one would leave no time to react. */
const MIN_WIDTH = 640;

/** Returns the lens for a frame in CSS pixels. */
export function createLens(width: number, height: number): CameraLens {
  const scale = Math.min(height / HEIGHT, width / MIN_WIDTH);
  const isTall = height > width;
  return {
    scale,
    width: width / scale,
    height: height / scale,
    catX: (width / scale) * (isTall ? 0.2 : 0.23),
    floorY: (height / scale) * (isTall ? 0.6 : 0.64),
  };
}

export interface EyePosition {
  /** The position of the frame's lower left corner on the course, in dots. */
  x: number;
  h: number;
}

const FOLLOW = 0.055;
const HEADROOM = 70;

/** Returns the height to look at: that of the roof below, or more if the cat would leave the frame. */
export function heightToSee({ ground, h }: Play, { floorY }: CameraLens): number {
  const top = floorY - HEADROOM;
  const [roof, cat] = [ground / UNITS_PER_DOT, h / UNITS_PER_DOT];
  return Math.max(Math.min(roof, cat + 90), cat - top);
}

/** Returns the camera's height after it has approached a height for some ticks. */
export function followEye(from: number, to: number, ticks: number): number {
  const speedFactor = Math.abs(to - from) > 140 ? 2 : 1;
  return from + (to - from) * (1 - (1 - FOLLOW * speedFactor) ** ticks);
}

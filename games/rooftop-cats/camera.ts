/** The visible part of the town: a size in dots for every frame, and a camera that follows smoothly. */
import { DOT } from './config';
import type { Play } from './types';

export interface Lens {
  /** CSS pixels per dot. */
  scale: number;
  /** The frame in dots. */
  width: number;
  height: number;
  /** The position of the cat, and of its roof, in dots from the top left. */
  catX: number;
  floorY: number;
}

const HEIGHT = 625;
/** A smaller width would leave no time to react. */
const MIN_WIDTH = 640;

/** Returns the lens for a frame in CSS pixels. */
export function lensFor(width: number, height: number): Lens {
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

export interface Eye {
  /** The dots of the course at the left edge, and the height in dots at the bottom. */
  x: number;
  h: number;
}

const FOLLOW = 0.055;
const HEADROOM = 70;

/** Returns the height to look at: the roof below, or more when the cat would leave the frame. */
export function heightToSee({ ground, h }: Play, { floorY }: Lens): number {
  const top = floorY - HEADROOM;
  const [roof, cat] = [ground / DOT, h / DOT];
  return Math.max(Math.min(roof, cat + 90), cat - top);
}

/** Moves the camera toward a height by some ticks. */
export function follow(from: number, to: number, ticks: number): number {
  const far = Math.abs(to - from) > 140 ? 2 : 1;
  return from + (to - from) * (1 - (1 - FOLLOW * far) ** ticks);
}

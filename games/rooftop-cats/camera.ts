/** What part of the town is seen: a size in dots for every frame, and an eye that follows gently. */
import { DOT } from './config';
import type { Play } from './types';

export interface Lens {
  /** CSS pixels to a dot. */
  scale: number;
  /** The frame in dots. */
  width: number;
  height: number;
  /** Where the cat runs, and where its roof lies, in dots from the top left. */
  catX: number;
  floorY: number;
}

const HEIGHT = 625;
/** Less would leave no time to see what comes. */
const LEAST_WIDTH = 640;

/** The lens for a frame in CSS pixels. */
export function lensFor(width: number, height: number): Lens {
  const scale = Math.min(height / HEIGHT, width / LEAST_WIDTH);
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
  /** Dots of the course at the left edge, and the height in dots at the floor. */
  x: number;
  h: number;
}

const FOLLOW = 0.055;
const HEADROOM = 70;

/** The height to look at: the roof below, or more where the cat would leave the frame. */
export function heightToSee({ ground, h }: Play, { floorY }: Lens): number {
  const top = floorY - HEADROOM;
  const [roof, cat] = [ground / DOT, h / DOT];
  return Math.max(Math.min(roof, cat + 90), cat - top);
}

/** Moves the eye by some ticks towards a height. */
export function follow(from: number, to: number, ticks: number): number {
  const far = Math.abs(to - from) > 140 ? 2 : 1;
  return from + (to - from) * (1 - (1 - FOLLOW * far) ** ticks);
}

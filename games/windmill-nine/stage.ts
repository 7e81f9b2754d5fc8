/** Computes the layout of a hole on the screen: portrait, or landscape with the tee on the left when the screen is wide. */
import type { Surface } from '../kit/canvas';
import { HEIGHT, WIDTH } from './config';
import type { Point } from './types';

type Pen = CanvasRenderingContext2D;

/** The margin around the hole, in its units. */
const MARGIN = 0.35;

export interface Stage {
  isTurned: boolean;
  /** The number of device pixels per unit. */
  scale: number;
  /** The direction on the hole that points down on the screen. */
  down: Point;
  /** Sets a pen's transform, so that it draws in units of the hole. */
  set(pen: Pen): void;
  /** Draws at a point of the hole in screen orientation. */
  upright(pen: Pen, x: number, y: number, draw: () => void): void;
  /** Rotates a screen vector to the orientation of the hole, without scaling it. */
  turnBack(dx: number, dy: number): Point;
}

export function createStage({ width, height }: Surface): Stage {
  const isTurned = width > height;
  const [across, along] = isTurned ? [height, width] : [width, height];
  const scale = Math.min(across / (WIDTH + 2 * MARGIN), along / (HEIGHT + 2 * MARGIN));
  const [left, top] = [
    (width - (isTurned ? HEIGHT : WIDTH) * scale) / 2,
    (height - (isTurned ? WIDTH : HEIGHT) * scale) / 2,
  ];
  return {
    isTurned,
    scale,
    down: isTurned ? [1, 0] : [0, 1],
    set: (pen) =>
      isTurned
        ? pen.setTransform(0, scale, -scale, 0, left + HEIGHT * scale, top)
        : pen.setTransform(scale, 0, 0, scale, left, top),
    upright(pen, x, y, draw) {
      pen.save();
      pen.translate(x, y);
      if (isTurned) pen.rotate(-Math.PI / 2);
      draw();
      pen.restore();
    },
    turnBack: (dx, dy) => (isTurned ? [dy, -dx] : [dx, dy]),
  };
}

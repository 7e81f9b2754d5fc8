/**
 * Computes the layout of the range on the screen. The entire range is visible, with the ground near the lower edge,
 * and scenery fills the rest.
 */
import type { Surface } from '../kit/canvas';
import { HEIGHT, WIDTH } from './config';
import type { Pen } from './pens';

export interface Viewport {
  /** The number of device pixels per unit. */
  scale: number;
  /** The edges of the visible area, in units. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Sets a pen's transform, so that it draws in units. */
  set(pen: Pen): void;
}

/** The fraction of the free height that is below the range. */
const SHARE_BELOW_RANGE = 0.3;

export function createStage({ width, height }: Pick<Surface, 'width' | 'height'>): Viewport {
  const scale = Math.min(width / WIDTH, height / HEIGHT);
  const x = (width - WIDTH * scale) / 2;
  const y = (height - HEIGHT * scale) * (1 - SHARE_BELOW_RANGE);
  return {
    scale,
    left: -x / scale,
    top: -y / scale,
    right: (width - x) / scale,
    bottom: (height - y) / scale,
    set: (pen) => pen.setTransform(scale, 0, 0, scale, x, y),
  };
}

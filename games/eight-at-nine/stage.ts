/**
 * Computes the layout of the table on the screen. The table is vertical, or horizontal with the head on the left when
 * the screen is wide.
 */
import type { Surface } from '../kit/canvas';
import { LENGTH, WIDTH } from './config';
import type { Point } from './types';

export type Pen = CanvasRenderingContext2D;

/** The width of cushion and wood beyond the noses. The long sides include a groove for potted balls. */
export const RAIL = { side: 1.55, end: 1.12 };

export interface Stage {
  isTurned: boolean;
  /** The number of device pixels per ball diameter. */
  scale: number;
  /** Converts table coordinates to device pixels. */
  toScreen(x: number, y: number): Point;
  /** Converts device pixels to table coordinates. */
  toTable(x: number, y: number): Point;
  /** Sets a pen's transform, so that it draws in units of the table. */
  set(pen: Pen): void;
}

export function createStage({ width, height }: Pick<Surface, 'width' | 'height'>): Stage {
  const [across, along] = [WIDTH + 2 * RAIL.side, LENGTH + 2 * RAIL.end];
  const fitOf = (w: number, h: number) => Math.min(w / across, h / along);
  const isTurned = fitOf(height, width) > fitOf(width, height);
  const scale = isTurned ? fitOf(height, width) : fitOf(width, height);
  const [mx, my] = [width / 2, height / 2];
  const [cx, cy] = [WIDTH / 2, LENGTH / 2];
  return {
    isTurned,
    scale,
    toScreen: (x, y) =>
      isTurned
        ? [mx - (y - cy) * scale, my + (x - cx) * scale]
        : [mx + (x - cx) * scale, my + (y - cy) * scale],
    toTable: (x, y) =>
      isTurned
        ? [cx + (y - my) / scale, cy - (x - mx) / scale]
        : [cx + (x - mx) / scale, cy + (y - my) / scale],
    set: (pen) =>
      isTurned
        ? pen.setTransform(0, scale, -scale, 0, mx + cy * scale, my - cx * scale)
        : pen.setTransform(scale, 0, 0, scale, mx - cx * scale, my - cy * scale),
  };
}

/** How a map lies on the screen: along the wider side; upright it is laid over its corner. */
import type { Surface } from '../kit/canvas';
import { CELL, COLUMNS, ROWS } from './config';

export interface Stage {
  isTurned: boolean;
  /** Device pixels to a hundredth of a cell. */
  scale: number;
  left: number;
  top: number;
  x(x: number, y: number): number;
  y(x: number, y: number): number;
}

const LONG = COLUMNS * CELL;
const SHORT = ROWS * CELL;
/** Above the first row, for what stands there. */
const OVER = 34;

export function stageOf({ width, height }: Pick<Surface, 'width' | 'height'>): Stage {
  const isTurned = height > width;
  const [across, down] = isTurned ? [SHORT, LONG] : [LONG, SHORT];
  const scale = Math.min(width / across, height / (down + OVER));
  const left = (width - across * scale) / 2;
  const top = (height - (down + OVER) * scale) / 2 + OVER * scale;
  return {
    ...{ isTurned, scale, left, top },
    x: (x, y) => left + (isTurned ? y : x) * scale,
    y: (x, y) => top + (isTurned ? x : y) * scale,
  };
}

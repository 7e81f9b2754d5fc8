/** How a map lies on the screen: along the wider side; upright it is laid over its corner. What room is left stretches it a little. */
import type { Surface } from '../kit/canvas';
import { CELL, COLUMNS, ROWS } from './config';

export interface Stage {
  isTurned: boolean;
  /** Device pixels to a hundredth of a cell, for what has a size of its own. */
  scale: number;
  /** The same across and down the screen. */
  across: number;
  down: number;
  x(x: number, y: number): number;
  y(x: number, y: number): number;
}

const LONG = COLUMNS * CELL;
const SHORT = ROWS * CELL;
/** Above the first row, for what stands there. */
const OVER = 50;
const MOST_STRETCH = 1.14;

export function stageOf({ width, height }: Pick<Surface, 'width' | 'height'>): Stage {
  const isTurned = height > width;
  const [wide, high] = isTurned ? [SHORT, LONG + OVER] : [LONG, SHORT + OVER];
  const least = Math.min(width / wide, height / high);
  const across = Math.min(width / wide, least * MOST_STRETCH);
  const down = Math.min(height / high, least * MOST_STRETCH);
  const left = (width - wide * across) / 2;
  const top = (height - high * down) / 2 + OVER * down;
  return {
    ...{ isTurned, across, down },
    scale: least + (Math.max(across, down) - least) * 0.45,
    x: (x, y) => left + (isTurned ? y : x) * across,
    y: (x, y) => top + (isTurned ? x : y) * down,
  };
}

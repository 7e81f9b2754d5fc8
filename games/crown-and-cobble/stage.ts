/**
 * Computes the layout of a map on the screen. The map's long side follows the screen's, so portrait screens show it
 * transposed. Free space stretches it slightly.
 */
import type { Surface } from '../kit/canvas';
import { CELL, COLUMNS, ROWS } from './config';

export interface Stage {
  isTurned: boolean;
  /** The number of device pixels per hundredth of a cell, for objects that are not stretched. */
  scale: number;
  /** The horizontal and vertical scales of the stretched map. */
  across: number;
  down: number;
  x(x: number, y: number): number;
  y(x: number, y: number): number;
}

const MAP_LONG_SIDE = COLUMNS * CELL;
const MAP_SHORT_SIDE = ROWS * CELL;
/** The space above the first row for tall objects. */
const SPACE_ABOVE = 50;
const MAX_STRETCH = 1.14;

export function createStage({ width, height }: Pick<Surface, 'width' | 'height'>): Stage {
  const isTurned = height > width;
  const [wide, high] = isTurned
    ? [MAP_SHORT_SIDE, MAP_LONG_SIDE + SPACE_ABOVE]
    : [MAP_LONG_SIDE, MAP_SHORT_SIDE + SPACE_ABOVE];
  const fittingScale = Math.min(width / wide, height / high);
  const across = Math.min(width / wide, fittingScale * MAX_STRETCH);
  const down = Math.min(height / high, fittingScale * MAX_STRETCH);
  const left = (width - wide * across) / 2;
  const top = (height - high * down) / 2 + SPACE_ABOVE * down;
  return {
    ...{ isTurned, across, down },
    scale: fittingScale + (Math.max(across, down) - fittingScale) * 0.45,
    x: (x, y) => left + (isTurned ? y : x) * across,
    y: (x, y) => top + (isTurned ? x : y) * down,
  };
}

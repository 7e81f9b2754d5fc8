/** The paths of the icons, on a grid of 24 by 24. */
import type { WorldKey } from './types';

const UP = 'M12 19V5M5.500 11.500 12 5l6.500 6.500';
const DOWN = 'M12 5v14M5.500 12.500 12 19l6.500-6.500';
const LEFT = 'M19 12H5M11.500 5.500 5 12l6.500 6.500';
const RIGHT = 'M5 12h14M12.500 5.500 19 12l-6.500 6.500';
const DRIFT = 'M3 9h11a3 3 0 1 0-3-3M3 13h16a3 3 0 1 1-3 3M3 17h7';

export const STEER_ICONS: Readonly<Record<WorldKey, readonly string[]>> = {
  air: [UP, DRIFT, DOWN],
  sea: [LEFT, DRIFT, RIGHT],
};

export const ICONS = {
  again: 'M5 5v5h5M5.400 10a8 8 0 1 1-.9 4.500',
  swap: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
  levels: 'M4.500 5h6v6h-6ZM13.500 5h6v6h-6ZM4.500 13.500h6v6h-6ZM13.500 13.500h6v6h-6Z',
  gust: DRIFT,
};

/** The colors and shapes of the deck. */

/** The colors of the lanes. Each lane also has a shape: disc, diamond, square, triangle. */
export const LANE_COLORS = ['#FFD06B', '#F58E72', '#86D6C3', '#B6BDFB'] as const;
export const LANE_SHADES = ['#C98A1E', '#B24A34', '#2F8576', '#5A61BC'] as const;
export const LANE_NAMES = ['disc', 'diamond', 'square', 'triangle'] as const;
export const LANE_KEYS = ['D', 'F', 'J', 'K'] as const;

export const DECK = {
  cloth: ['#2B4A4A', '#122526'],
  wood: '#B5683A',
  woodDark: '#8A4A28',
  grain: '#9A5630',
  platter: '#3A1E14',
  vinyl: '#0E0B12',
  groove: '#1E1A26',
  grooveLight: '#2C2636',
  label: '#E2503A',
  labelDark: '#C03A2A',
  paper: '#FFE3A0',
  rim: '#FFD99A',
  steel: '#EDF1F4',
  steelDark: '#9AA6B4',
  head: '#16223F',
  ink: '#1A1020',
} as const;

/** Traces a lane's shape around the center. `r` is half its width. */
export function tracePath(path: CanvasPath, lane: number, r: number): void {
  if (lane === 0) path.arc(0, 0, r, 0, Math.PI * 2);
  if (lane === 1) {
    const d = r * 1.16;
    path.moveTo(0, -d);
    path.lineTo(d, 0);
    path.lineTo(0, d);
    path.lineTo(-d, 0);
    path.closePath();
  }
  if (lane === 2) path.roundRect(-r * 0.88, -r * 0.88, r * 1.76, r * 1.76, r * 0.24);
  if (lane === 3) {
    path.moveTo(0, -r * 1.1);
    path.lineTo(r * 1.14, r * 0.84);
    path.lineTo(-r * 1.14, r * 0.84);
    path.closePath();
  }
}

/** The same shapes as paths, on a grid of 24 by 24. */
export const LANE_PATHS = [
  'M12 4a8 8 0 1 1 0 16a8 8 0 0 1 0-16Z',
  'M12 2.6 21.4 12 12 21.4 2.6 12Z',
  'M5.5 5h13a.5.5 0 0 1 .5.5v13a.5.5 0 0 1-.5.5h-13a.5.5 0 0 1-.5-.5v-13a.5.5 0 0 1 .5-.5Z',
  'M12 3.2 21.2 19.4H2.8Z',
] as const;

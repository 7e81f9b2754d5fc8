/** Draws a tile on a grid of 40 by 80: its upper and lower number, or its back. */
import { drawing, svg } from '../kit/dom';

const [NEAR, MIDDLE, FAR] = [10, 20, 30] as const;
/** The positions of the pips of each number in a square of 40 by 40. */
export const PIP_POSITIONS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [NEAR, NEAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [MIDDLE, MIDDLE],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [FAR, NEAR],
    [MIDDLE, MIDDLE],
    [NEAR, FAR],
    [FAR, FAR],
  ],
  [
    [NEAR, NEAR],
    [NEAR, MIDDLE],
    [NEAR, FAR],
    [FAR, NEAR],
    [FAR, MIDDLE],
    [FAR, FAR],
  ],
];

const drawBody = (kind: string): SVGElement[] => [
  svg('rect', { class: 'dp-edge', x: 1, y: 4, width: 38, height: 78, rx: 7 }),
  svg('rect', { class: kind, x: 1, y: 1, width: 38, height: 78, rx: 7 }),
];

const createPicture = (...shapes: SVGElement[]): SVGSVGElement => drawing('dp-tile', '0 0 40 80', ...shapes);

const pipsOf = (number: number, down: number): SVGElement[] =>
  PIP_POSITIONS[number]!.map(([x, y]) => svg('circle', { class: 'dp-pip', cx: x, cy: y + down, r: 4.3 }));

/** Creates a tile that is face up. */
export const createTile = (upper: number, lower: number): SVGSVGElement =>
  createPicture(
    ...drawBody('dp-face'),
    svg('path', { class: 'dp-bar', d: 'M7 40H33' }),
    ...pipsOf(upper, 0),
    ...pipsOf(lower, 40),
  );

/** Creates the back of a tile. */
export const createBack = (): SVGSVGElement =>
  createPicture(
    ...drawBody('dp-back'),
    svg('path', { class: 'dp-sign', d: 'M20 26c8 6 8 21 0 28c-8-7-8-22 0-28Z' }),
  );

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

export interface DrawnTile {
  /** The numbers above and below, or null for a tile that is face down. */
  pips: readonly [upper: number, lower: number] | null;
  x: number;
  y: number;
  /** The clockwise rotation in degrees. */
  turn: number;
  /** The size of half a tile in pixels. */
  unit: number;
  isLit?: boolean;
}

/** Returns a tile as SVG text, centered, with its thickness and its shadow. */
export function drawTile({ pips, x, y, turn, unit, isLit = false }: DrawnTile): string {
  const transformAt = (down: number) =>
    `translate(${roundToTenth(x)} ${roundToTenth(y + down)}) rotate(${turn}) scale(${roundToTenth(unit * 10) / 400}) translate(-20 -40)`;
  const box = '<rect x="1" y="1" width="38" height="78" rx="7"';
  const [face, edge, line, pip] = isLit
    ? ['#FFB534', '#9A5A08', '#FFE2A0', '#2B1800']
    : ['#17204A', '#070B1E', '#46568F', '#FFF6E2'];
  const listDots = (number: number, down: number) =>
    PIP_POSITIONS[number]!.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy + down}" r="4.6"/>`).join('');
  const inside = pips
    ? `<path d="M8 40H32" stroke="${isLit ? '#2B1800' : '#FFC65A'}" stroke-width="2" stroke-linecap="round"/><g fill="${pip}">${listDots(pips[0], 0)}${listDots(pips[1], 40)}</g>`
    : '<path d="M20 26c8 6 8 21 0 28c-8-7-8-22 0-28Z" fill="none" stroke="#FFC65A" stroke-width="2.2"/>';
  return (
    `<g transform="${transformAt(unit * 0.3)}" fill="#1A0804" opacity=".4">${box}/></g>` +
    `<g transform="${transformAt(unit * 0.12)}" fill="${edge}">${box}/></g>` +
    `<g transform="${transformAt(0)}"><g fill="${pips ? face : '#2B3A78'}" stroke="${line}" stroke-width="1.6">${box}/></g>${inside}</g>`
  );
}

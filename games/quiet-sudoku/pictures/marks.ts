/** Draws the lit parts of an image's board, which show the rule of its variant, in lamplight. */
import { roundToTenths } from '../../kit/images/markup';
import type { Level } from '../types';

/** The position of a cell in the image. */
export interface Spot {
  x: number;
  y: number;
  /** The length of a cell's side. */
  q: number;
}

const drawPolygon = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<path d="M${points.map(([x, y]) => `${roundToTenths(x)} ${roundToTenths(y)}`).join('L')}Z" fill="${fill}"${more}/>`;

const ring = ({ x, y }: Spot, radius: number, count: number, offset = -90) =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((offset + (i * 360) / count) * Math.PI) / 180;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
  });

/** Returns a star with alternating outer and inner points. */
export const drawStar = (
  spot: Spot,
  points: number,
  outer: number,
  inner: number,
  fill: string,
  more = '',
) => {
  const tips = ring(spot, outer, points);
  const hollows = ring(spot, inner, points, -90 + 180 / points);
  return drawPolygon(
    tips.flatMap((tip, i) => [tip, hollows[i]!]),
    fill,
    more,
  );
};

export const drawDisc = ({ x, y }: Spot, radius: number, fill: string, more = '') =>
  `<circle cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" r="${roundToTenths(radius)}" fill="${fill}"${more}/>`;

/** Returns a shape with six arms that have round ends. */
export const drawArms = (spot: Spot, length: number, width: number, stroke: string, more = '') =>
  ring(spot, length, 6)
    .slice(0, 3)
    .map(([x, y]) => {
      const [dx, dy] = [x - spot.x, y - spot.y];
      return `<path d="M${roundToTenths(spot.x - dx)} ${roundToTenths(spot.y - dy)}L${roundToTenths(x)} ${roundToTenths(y)}" stroke="${stroke}" stroke-width="${roundToTenths(width)}" stroke-linecap="round"${more}/>`;
    })
    .join('');

const TRIANGLES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [-1, -1],
    [1, -1],
    [-1, 1],
  ],
  2: [
    [0, -1],
    [1, 1],
    [-1, 1],
  ],
  3: [
    [-1, -1],
    [1, -1],
    [1, 1],
  ],
  4: [
    [-1, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [1, 0],
    [-1, -1],
    [-1, 1],
  ],
  7: [
    [-1, -1],
    [1, 1],
    [-1, 1],
  ],
  8: [
    [0, 1],
    [1, -1],
    [-1, -1],
  ],
  9: [
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
};

/** Returns the shape for a position within a box. */
export const drawTriangle = (spot: Spot, position: number, fill: string, more = '') => {
  const corners = TRIANGLES[position];
  const half = spot.q * 0.43;
  return corners
    ? drawPolygon(
        corners.map(([x, y]) => [spot.x + x * half, spot.y + y * half] as const),
        fill,
        more,
      )
    : drawDisc(spot, half, fill, more);
};

const squareOf = ({ x, y, q }: Spot, fill: string, more = '') =>
  `<rect x="${roundToTenths(x - q / 2)}" y="${roundToTenths(y - q / 2)}" width="${roundToTenths(q)}" height="${roundToTenths(q)}" fill="${fill}"${more}/>`;

const PATCH_CLOTHS = [
  '#E8795C',
  '#F6ECD4',
  '#3DA39B',
  '#C58ABF',
  '#F5AE2F',
  '#6FA0DC',
  '#F5A27A',
  '#7FB060',
  '#E5A3BF',
];

/** Returns the color of a patch by its number. */
const clothOfPatch = (patch: number) => PATCH_CLOTHS[patch - 1]!;

export interface Marks {
  drawing: string;
  /** The lit cells, on which digits are dark. */
  lit: ReadonlySet<number>;
}

/** Draws the marks of a level's variant. */
export function drawMarks({ layout, givens }: Level, spotOf: (cell: number) => Spot): Marks {
  const lit = new Set<number>();
  const drawn: string[] = [];
  const light = (cell: number, drawing: string) => {
    lit.add(cell);
    drawn.push(drawing);
  };
  const drawGlow = (spot: Spot) => drawDisc(spot, spot.q * 0.78, 'url(#halo)');
  for (const { kind, number: n, cells } of layout.units)
    for (const cell of cells) {
      const spot = spotOf(cell);
      const { q } = spot;
      if (kind === 'patch') drawn.push(squareOf(spot, clothOfPatch(n)));
      if (kind === 'window') light(cell, squareOf(spot, '#F7B541'));
      if (kind === 'dots') light(cell, drawGlow(spot) + drawDisc(spot, q * 0.44, 'url(#lamp)'));
      if (kind === 'asterisk')
        light(
          cell,
          drawGlow(spot) + drawArms(spot, q * 0.4, q * 0.24, '#F5AE2F') + drawDisc(spot, q * 0.31, '#FFC65A'),
        );
      if (kind === 'girandola')
        light(cell, drawGlow(spot) + drawStar(spot, 8, q * 0.54, q * 0.37, 'url(#lamp)'));
      if (kind === 'place' && n !== 5) drawn.push(drawTriangle(spot, n, '#FFFFFF', ' opacity=".1"'));
      if (kind === 'place' && n === 5) light(cell, drawGlow(spot) + drawTriangle(spot, n, 'url(#lamp)'));
    }
  layout.parity?.forEach((odd, cell) => {
    if (!odd) light(cell, drawDisc(spotOf(cell), spotOf(cell).q * 0.43, 'url(#lamp)'));
  });
  if (layout.contacts) {
    const from = layout.cellCount >> 1;
    light(from, drawGlow(spotOf(from)) + squareOf(spotOf(from), 'url(#lamp)'));
    for (const cell of layout.contacts[from]!)
      drawn.push(
        drawDisc(
          spotOf(cell),
          spotOf(cell).q * 0.42,
          '#FFC861',
          ' fill-opacity=".22" stroke="#FFC861" stroke-width="3" stroke-dasharray="6 4"',
        ),
      );
  }
  if (layout.variant === 'diagonal')
    for (const unit of layout.units.filter(({ kind }) => kind === 'diagonal'))
      for (const cell of unit.cells) light(cell, squareOf(spotOf(cell), 'url(#lamp)'));
  if (layout.variant === 'classic' || layout.variant === 'mini') {
    // The cursor is at a cell near the center. The cells that it excludes are tinted.
    const hand = givens.findIndex((digit, cell) => digit > 0 && cell >= layout.cellCount >> 1);
    for (const unit of layout.unitsOf[hand]!)
      for (const cell of layout.units[unit]!.cells) drawn.push(squareOf(spotOf(cell), '#FFE7B0'));
    light(hand, squareOf(spotOf(hand), '#F7AE2E'));
  }
  if (layout.variant === 'eight' || layout.variant === 'tiny')
    for (const unit of layout.units.filter(({ kind, number: n }) => kind === 'box' && n === 4))
      for (const cell of unit.cells) light(cell, squareOf(spotOf(cell), 'url(#lamp)'));
  return { drawing: drawn.join(''), lit };
}

/** Draws the lines of a variant from cell to cell, over the grid. */
export function drawLines({ layout }: Level, spotOf: (cell: number) => Spot): string {
  return layout.units
    .filter(({ kind }) => kind === 'argyle' || (kind === 'diagonal' && layout.variant !== 'diagonal'))
    .map(({ cells }) => {
      const [from, to] = [spotOf(cells[0]!), spotOf(cells.at(-1)!)];
      const side = to.x > from.x ? 1 : -1;
      const half = from.q / 2;
      const d = `M${roundToTenths(from.x - side * half)} ${roundToTenths(from.y - half)}L${roundToTenths(to.x + side * half)} ${roundToTenths(to.y + half)}`;
      return `<path d="${d}" stroke="#FFE7B0" stroke-width="4" stroke-linecap="round" opacity=".72"/>`;
    })
    .join('');
}

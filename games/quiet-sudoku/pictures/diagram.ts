/** Draws the diagrams that explain the variants: a plain board with the lit cells, lines and clues of a variant. */
import { roundToTenths } from '../../kit/images/markup';
import { clueShapes } from '../clue-shapes';
import { generateLevel } from '../generate';
import type { Shape } from '../shapes';
import type { Level, Variant } from '../types';
import { DIGIT_SHAPES } from './digit-shapes';
import { drawDisc, type Spot } from './marks';

const BOARD = { x: 12, y: 12, side: 360 };
const INK = '#12214D';
const PAPER = '#FFF8E8';
const LAMP = '#FFC65A';
const SKY = '#9CC3F0';
const LINE = '#C2660C';
const PATCHES = [
  '#F3B9A0',
  '#BFE0CF',
  '#FFE3A0',
  '#C9C4F0',
  '#BFDDF2',
  '#E6D5B8',
  '#D8EBA6',
  '#F2C6DC',
  '#DADFE8',
];
const THIN_LINE_COLOR = '#D8C79B';
const CAP_HEIGHT = 18;

/** The variants whose given digits are shown, because the digits show the difference. The others show only their marks. */
const WITH_DIGITS: ReadonlySet<Variant> = new Set(['classic', 'mini', 'tiny', 'eight']);

/** The number of cells per row in a diagram of clues between cells. The clues are small, so only a part of the board is shown. */
const CLUED_CELLS = 4;

const squareOf = ({ x, y, q }: Spot, fill: string) =>
  `<path fill="${fill}" d="M${roundToTenths(x - q / 2)} ${roundToTenths(y - q / 2)}h${roundToTenths(q)}v${roundToTenths(q)}h-${roundToTenths(q)}z"/>`;

function drawCells({ layout }: Level, spotOf: (cell: number) => Spot): string[] {
  const { variant, units, contacts, parity, cellCount } = layout;
  // Draws the diagonals after the windows, because they cross them.
  const ordered = units.toSorted(
    (left, right) => Number(left.kind === 'diagonal') - Number(right.kind === 'diagonal'),
  );
  const markup = ordered.flatMap(({ kind, number: n, cells: attributeTexts }) => {
    const fillOf = (): string | null => {
      if (kind === 'patch') return PATCHES[n - 1]!;
      if (kind === 'diagonal') return variant === 'diagonal' ? LAMP : SKY;
      if (kind === 'window' || kind === 'asterisk' || kind === 'girandola') return LAMP;
      if (kind === 'place' && (n === 1 || n === 5)) return n === 5 ? SKY : LAMP;
      return null;
    };
    const fill = fillOf();
    if (kind === 'dots')
      return attributeTexts.map((cell) => drawDisc(spotOf(cell), spotOf(cell).q * 0.36, LAMP));
    return fill ? attributeTexts.map((cell) => squareOf(spotOf(cell), fill)) : [];
  });
  parity?.forEach((odd, cell) => {
    if (!odd) markup.push(squareOf({ ...spotOf(cell), q: spotOf(cell).q * 0.66 }, SKY));
  });
  if (contacts) {
    const from = cellCount >> 1;
    for (const cell of contacts[from]!) markup.push(squareOf(spotOf(cell), LAMP));
    markup.push(squareOf(spotOf(from), SKY));
  }
  return markup;
}

function drawGridOf({ layout }: Level, spotOf: (cell: number) => Spot): string {
  const { size, unitsOf, units } = layout;
  const regionOf = (cell: number) =>
    unitsOf[cell]!.find((unit) => units[unit]!.kind === 'box' || units[unit]!.kind === 'patch');
  const thickness: string[] = [];
  const fine: string[] = [];
  for (let cell = 0; cell < layout.cellCount; cell += 1) {
    const { x, y, q } = spotOf(cell);
    const half = q / 2;
    const draw = (other: number, d: string) =>
      (regionOf(cell) === regionOf(other) ? fine : thickness).push(d);
    if (cell % size < size - 1)
      draw(cell + 1, `M${roundToTenths(x + half)} ${roundToTenths(y - half)}v${roundToTenths(q)}`);
    if (cell + size < layout.cellCount)
      draw(cell + size, `M${roundToTenths(x - half)} ${roundToTenths(y + half)}h${roundToTenths(q)}`);
  }
  const { x, y, side } = BOARD;
  return [
    `<path d="${fine.join('')}" stroke="${THIN_LINE_COLOR}" stroke-width="3"/>`,
    `<path d="${thickness.join('')}M${x} ${y}h${side}v${side}h-${side}z" stroke="${INK}" stroke-width="8" stroke-linecap="square" fill="none"/>`,
  ].join('');
}

const drawLinesOf = ({ layout }: Level, spotOf: (cell: number) => Spot): string =>
  layout.units
    .filter(({ kind }) => kind === 'argyle')
    .map(({ cells: attributeTexts }) => {
      const [from, to] = [spotOf(attributeTexts[0]!), spotOf(attributeTexts.at(-1)!)];
      const side = to.x > from.x ? 1 : -1;
      const half = from.q / 2;
      return `<path stroke="${LINE}" stroke-width="9" d="M${roundToTenths(from.x - side * half)} ${roundToTenths(from.y - half)}L${roundToTenths(to.x + side * half)} ${roundToTenths(to.y + half)}"/>`;
    })
    .join('');

/** Draws a digit around a point, with a given height. */
const drawDigitAt = (digit: number, x: number, y: number, height: number): string => {
  const scale = (height / CAP_HEIGHT).toFixed(2);
  return `<use href="#d${digit}" transform="translate(${roundToTenths(x)} ${roundToTenths(y)}) scale(${scale})"/>`;
};

/** Returns the outlines of the digits that a drawing uses. */
const drawOutlinesOf = (markup: string): string =>
  DIGIT_SHAPES.map(({ d, shift }, index) =>
    markup.includes(`#d${index + 1}"`)
      ? `<path id="d${index + 1}" d="${d}" fill="${INK}" transform="translate(${shift} 8.9)"/>`
      : '',
  ).join('');

const drawZeroAt = (x: number, y: number): string =>
  `<ellipse cx="${roundToTenths(x)}" cy="${roundToTenths(y)}" rx="1.5" ry="2.3" fill="none" stroke="${INK}" stroke-width="1"/>`;

/** Returns the paint of a shape of the board by its class. */
function paintOf(name: string): string {
  switch (name) {
    case 'bar':
      return `rx="1.4" fill="${LINE}"`;
    case 'dot-white':
      return `fill="#FFFFFF" stroke="${INK}" stroke-width="1.2"`;
    case 'dot-black':
      return `fill="${INK}" stroke="${INK}" stroke-width="1.2"`;
    case 'sign':
      return `fill="none" stroke="${LINE}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
    default:
      return `fill="none" stroke="${LINE}" stroke-width="1.2" stroke-dasharray="2.4 1.6"`;
  }
}

function drawCluesOf({ layout }: Level): string {
  const scale = BOARD.side / (layout.size * 20);
  const edge = CLUED_CELLS * 20;
  const markup = clueShapes(layout)
    .filter(
      ({ class: name, attributes: { x = 0, y = 0 } }) =>
        name !== 'halo' && Math.max(Number(x), Number(y)) < edge,
    )
    .map(({ tag, class: name, attributes, text }: Shape) => {
      if (tag === 'text')
        return [...(text ?? '')]
          .map((digit, index) => {
            const [x, y] = [Number(attributes.x) + 2.4 + index * 4, Number(attributes.y) - 1.4];
            return digit === '0' ? drawZeroAt(x, y) : drawDigitAt(Number(digit), x, y, 5);
          })
          .join('');
      const attributeTexts = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
      return `<${tag} ${attributeTexts.join(' ')} ${paintOf(name)}/>`;
    });
  return `<g transform="translate(${BOARD.x} ${BOARD.y}) scale(${scale})">${markup.join('')}</g>`;
}

function digitsOf(level: Level, spotOf: (cell: number) => Spot): string {
  const { layout, givens, solution } = level;
  const shown = new Map<number, number>();
  if (WITH_DIGITS.has(layout.variant)) givens.forEach((digit, cell) => digit > 0 && shown.set(cell, digit));
  // Shows only the digit whose chess moves are marked.
  if (layout.contacts) shown.set(layout.cellCount >> 1, solution[layout.cellCount >> 1]!);
  return [...shown]
    .map(([cell, digit]) => {
      const { x, y, q } = spotOf(cell);
      return drawDigitAt(digit, x, y, q * 0.56);
    })
    .join('');
}

/** Draws the diagram of a variant as SVG. */
export function drawDiagram(variant: Variant): string {
  const level = generateLevel(variant, 'easy', 'a diagram');
  const { size } = level.layout;
  const q = BOARD.side / size;
  const spotOf = (cell: number): Spot => ({
    x: BOARD.x + ((cell % size) + 0.5) * q,
    y: BOARD.y + (Math.floor(cell / size) + 0.5) * q,
    q,
  });
  const hasClues = level.layout.bonds !== null || level.layout.cageOf !== null;
  const side = hasClues ? roundToTenths(BOARD.x + CLUED_CELLS * q + 8) : 384;
  const clues = drawCluesOf(level);
  const digits = digitsOf(level, spotOf);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 ${side} ${side}">`,
    `<defs>${drawOutlinesOf(clues + digits)}</defs><path fill="${PAPER}" d="M0 0h${side}v${side}H0z"/>`,
    ...drawCells(level, spotOf),
    drawGridOf(level, spotOf),
    clues,
    drawLinesOf(level, spotOf),
    digits,
    '</svg>\n',
  ].join('');
}

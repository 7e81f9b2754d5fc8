/** Draws the images for the catalog from a level of each board. */
import type { Size } from '../kit/images/cuts';
import { BACKDROPS } from './backdrops';
import { PRESENTERS, type DrawnPlan } from './presenters';
import { generateLevel } from './generate';
import { computeGlow } from './glow';
import { drawScene } from './scene';
import type { Level, Plan } from './types';

export interface ImageFormat extends Size {
  /** The center of the board, and the length of its side. */
  x: number;
  y: number;
  side: number;
}

/** Returns the document of an image. */
const imageOf = ({ width, height }: Size, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>\n`;

const drawHouse = (x: number, y: number, side: number, number: number | null): string => {
  const inner = side - 4;
  const roof = `<rect x="${x + 2}" y="${y + 2}" width="${inner}" height="${inner}" rx="5" fill="#2A3A72"/><path d="M${x + side - 2} ${y + 2}V${y + side - 2}H${x + 2}Z" fill="#0A1230"/>`;
  if (number === null) return roof;
  const text = `<text x="${x + side / 2}" y="${y + side * 0.68}" font-family="sans-serif" font-weight="800" font-size="${side * 0.52}" text-anchor="middle" fill="#FFF6E2">${number}</text>`;
  return roof + text;
};

const drawLamp = (x: number, y: number, side: number): string => {
  const at = `cx="${x + side / 2}" cy="${y + side / 2}"`;
  return `<circle ${at} r="${side * 0.9}" fill="url(#glow)"/><circle ${at} r="${side * 0.24}" fill="#FFB534" stroke="#3A2604" stroke-width="${side * 0.07}"/>`;
};

const drawTile = (x: number, y: number, side: number): string =>
  `<rect x="${x + 2}" y="${y + 2}" width="${side - 4}" height="${side - 4}" rx="4" fill="#1F4E8C"/><rect x="${x + 6}" y="${y + 6}" width="${side - 12}" height="${side - 12}" rx="3" fill="none" stroke="#3B74BD" stroke-width="3"/><circle cx="${x + side / 2}" cy="${y + side / 2}" r="${side * 0.2}" fill="none" stroke="#6F9BD6" stroke-width="2.5"/>`;

/** Draws a half-finished terrace: the tiles of its upper rows, and every number. */
const drawTerrace = ({ size, solution, numbers }: Level, frame: ImageFormat): string => {
  const { width, height, x, y, side } = frame;
  const cell = Math.round(side / size);
  const [left, top] = [x - (cell * size) / 2, y - (cell * size) / 2];
  const lamps = solution.map((is, index) => {
    const [cx, cy] = [left + (index % size) * cell, top + Math.floor(index / size) * cell];
    const isTiled = is && index < size * (size - 3);
    const number = numbers[index];
    const stone = `<rect x="${cx + 1.5}" y="${cy + 1.5}" width="${cell - 3}" height="${cell - 3}" rx="3" fill="${(index * 7) % 3 ? '#E6DABB' : '#DDCFAA'}"/>`;
    const text =
      number === null
        ? ''
        : `<text x="${cx + cell / 2}" y="${cy + cell * 0.68}" font-family="Arial,sans-serif" font-weight="800" font-size="${cell * 0.5}" text-anchor="middle" fill="${isTiled ? '#FFF' : '#1B2A44'}">${number}</text>`;
    return (isTiled ? drawTile(cx, cy, cell) : stone) + text;
  });
  return imageOf(
    frame,
    `<rect width="${width}" height="${height}" fill="#12305A"/><rect x="${left - 14}" y="${top - 14}" width="${cell * size + 28}" height="${cell * size + 28}" rx="18" fill="#B9A878"/>${lamps.join('')}`,
  );
};

const drawStreet = (level: Level, frame: ImageFormat): string => {
  const { width, height, x, y, side } = frame;
  const { size, solution, isFixed, numbers } = level;
  const cell = Math.round(side / size);
  const left = x - (cell * size) / 2;
  const top = y - (cell * size) / 2;
  // Half of the street is still dark.
  const on = solution.map((is, index) => is && (index * 5) % 7 < 3);
  const { light } = computeGlow(level, on);
  const at = (index: number): [number, number] => [
    left + (index % size) * cell,
    top + Math.floor(index / size) * cell,
  ];
  const lanes = solution.map((_, index) => {
    const [cx, cy] = at(index);
    return `<rect x="${cx}" y="${cy}" width="${cell}" height="${cell}" fill="${light[index] ? '#FFD98A' : '#1B2A57'}" stroke="${light[index] ? '#EEBB58' : '#2E4079'}"/>`;
  });
  const lamps = on.map((is, index) => (is ? drawLamp(...at(index), cell) : ''));
  const houses = isFixed.map((is, index) => (is ? drawHouse(...at(index), cell, numbers[index]!) : ''));
  const glow =
    '<defs><radialGradient id="glow"><stop stop-color="#FFFDF2"/><stop offset="1" stop-color="#FFE9B3" stop-opacity="0"/></radialGradient></defs>';
  const night = `<rect width="${width}" height="${height}" fill="#0D1839"/>`;
  return imageOf(frame, `${glow}${night}${[...lanes, ...lamps, ...houses].join('')}`);
};

/** Draws a board that is two thirds done, tilted on its ground, with a large object of the puzzle in front. */
const drawTilted = (level: Level, frame: ImageFormat): string => {
  const { width, height, x, y, side } = frame;
  const plan = level.plan as DrawnPlan;
  const { draw, ink } = PRESENTERS[plan];
  const { ground, board, hero } = BACKDROPS[plan];
  const { size, solution, isFixed, edges } = level;
  const isKnown = (cell: number) => isFixed[cell] || cell < size * Math.ceil(size * 0.6);
  const on = solution.map((is, cell) => is && isKnown(cell));
  const marked = solution.map((is, cell) => !is && isKnown(cell));
  const edge = edges ? 80 : 0;
  const full = size * 100 + edge;
  const shownSide = Math.min(side, width, height) * 0.84;
  const scale = shownSide / full;
  const plate = `<rect x="${-edge - 34}" y="${-edge - 34}" width="${full + 68}" height="${full + 68}" rx="46" fill="${board}"/>`;
  const shadow = `<rect x="${-edge - 14}" y="${-edge + 6}" width="${full + 68}" height="${full + 68}" rx="46" fill="#000" opacity="0.3"/>`;
  const middle = (size * 100 - edge) / 2;
  const transform = `translate(${x} ${y}) rotate(-4) scale(${scale.toFixed(4)}) translate(${-middle} ${-middle})`;
  const cells = drawScene({ ...level, on, marked }, draw, ink);
  const heroScale = shownSide / 620;
  const spot = `translate(${Math.round(x + shownSide * 0.4)} ${Math.round(y + shownSide * 0.36)}) scale(${heroScale.toFixed(3)})`;
  return imageOf(
    frame,
    `${ground(width, height)}<g transform="${transform}">${shadow}${plate}${cells}</g><g transform="${spot}">${hero}</g>`,
  );
};

const DRAW: Partial<Record<Plan, (level: Level, frame: ImageFormat) => string>> = {
  lamps: drawStreet,
  mosaic: drawTerrace,
};

/** Draws the image of a board. */
export const drawPicture = (plan: Plan, frame: ImageFormat): string =>
  (DRAW[plan] ?? drawTilted)(generateLevel(plan, 'medium', 'picture 3'), frame);

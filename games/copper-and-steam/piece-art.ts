/** Draws pieces in a square of 100 by 100, for the board and for the images. The caller decides how each part is painted. */
import { createLetterMarkup } from '../kit/letter-strokes';
import { isOpen, kindOf, DIRECTIONS } from './pipes';
import type { SteamColor } from './types';

export type Part =
  | 'glow'
  | 'case'
  | 'shade'
  | 'copper'
  | 'core'
  | 'run'
  | 'flow'
  | 'bead'
  | 'flange'
  | 'brass'
  | 'glass'
  | 'lamp'
  | 'rays'
  | 'iron'
  | 'iron-shade'
  | 'fire'
  | 'rivet'
  | 'puff'
  | 'lock'
  | 'gear';

/** Returns the attributes of a part, or null to omit the part. */
export type Paint = (part: Part) => string | null;

const draw = (paint: Paint, part: Part, tag: string, shape: string): string => {
  const attributes = paint(part);
  return attributes === null ? '' : `<${tag} ${shape} ${attributes}/>`;
};

/** Returns the path of a pipe's center line. */
function pipeLineOf(mask: number): string {
  const arms = ['M50 50V0', 'M50 50H100', 'M50 50V100', 'M50 50H0'];
  const elbows: Record<number, string> = {
    3: 'M50 0A50 50 0 0 0 100 50',
    6: 'M100 50A50 50 0 0 0 50 100',
    12: 'M50 100A50 50 0 0 0 0 50',
    9: 'M0 50A50 50 0 0 0 50 0',
  };
  return elbows[mask] ?? arms.filter((_, direction) => isOpen(mask, direction)).join('');
}

/** Draws a pipe that is open on some sides, with a flange on each of them. */
export function drawPipe(mask: number, paint: Paint): string {
  const line = `d="${pipeLineOf(mask)}"`;
  const layers: Part[] = ['glow', 'case', 'shade', 'copper', 'core'];
  const run = (['flow', 'bead'] as const).map((part) => draw(paint, part, 'path', line)).join('');
  const collars = DIRECTIONS.filter((direction) => isOpen(mask, direction)).map((direction) =>
    draw(
      paint,
      'flange',
      'rect',
      `x="27" y="1" width="46" height="9" rx="2.5" transform="rotate(${direction * 90} 50 50)"`,
    ),
  );
  return (
    layers.map((part) => draw(paint, part, 'path', line)).join('') +
    (run && `<g ${paint('run')}>${run}</g>`) +
    collars.join('')
  );
}

const RAYS = Array.from(
  { length: 8 },
  (_, ray) => `<path d="M50 38V31" transform="rotate(${ray * 45} 50 50)"/>`,
);

/** Draws a valve with its lamp, which is round or square depending on the kind of steam. */
export function drawValve(steam: SteamColor, paint: Paint): string {
  const box = (half: number, radius: number) =>
    `x="${50 - half}" y="${50 - half}" width="${2 * half}" height="${2 * half}" rx="${radius}"`;
  const rays = paint('rays');
  const knobs = DIRECTIONS.map((direction) =>
    draw(paint, 'brass', 'circle', `cx="50" cy="21" r="7" transform="rotate(${direction * 90} 50 50)"`),
  ).join('');
  const body =
    steam === 0
      ? knobs + draw(paint, 'brass', 'circle', 'cx="50" cy="50" r="29"')
      : draw(paint, 'brass', 'rect', box(28, 7));
  const round = 'cx="50" cy="50" r="20"';
  const [tag, shape] = steam === 0 ? ['circle', round] : ['rect', box(19, 3)];
  return (
    body +
    draw(paint, 'glass', tag!, shape!) +
    draw(paint, 'lamp', tag!, shape!) +
    (rays === null ? '' : `<g ${rays}><circle cx="50" cy="50" r="7"/>${RAYS.join('')}</g>`)
  );
}

/** Draws a boiler. Its window is round or square depending on the kind of steam. */
export function drawBoiler(steam: SteamColor, paint: Paint): string {
  const window = steam === 0 ? 'M50 35a17 17 0 1 1 0 34a17 17 0 1 1 0-34Z' : 'M34 37h32v30H34Z';
  return (
    draw(paint, 'iron', 'rect', 'x="15" y="13" width="70" height="76" rx="18"') +
    draw(paint, 'iron-shade', 'path', 'd="M66 14.5h1a17 17 0 0 1 17 17v39a17 17 0 0 1-17 17h-1Z"') +
    draw(paint, 'brass', 'rect', 'x="13" y="21" width="74" height="8" rx="3"') +
    draw(paint, 'brass', 'rect', 'x="13" y="76" width="74" height="8" rx="3"') +
    draw(paint, 'fire', 'path', `d="${window}"`) +
    draw(paint, 'flow', 'path', 'd="M42 61c-4-8 5-9 4-17 8 4 5 8 8 9 2-2 2-4 1-6 7 6 6 16-5 17-4 0-7-1-8-3Z"')
  );
}

/** Draws the rivets of a plate that is bolted down. */
export const drawRivets = (paint: Paint): string =>
  DIRECTIONS.map((direction) =>
    draw(paint, 'rivet', 'circle', `cx="10" cy="10" r="4.5" transform="rotate(${direction * 90} 50 50)"`),
  ).join('');

/** Draws steam that leaks out at the upper edge of the cell. */
export const drawPuff = (paint: Paint): string =>
  ['cx="50" cy="-3" r="10"', 'cx="37" cy="-8" r="7"', 'cx="62" cy="-10" r="8"', 'cx="49" cy="-15" r="6"']
    .map((shape) => draw(paint, 'puff', 'circle', shape))
    .join('');

export const drawLock = (paint: Paint): string =>
  draw(paint, 'lock', 'path', 'd="M73 14h20v15H73ZM77 14v-4a6 6 0 0 1 12 0v4"');

const TOOTH = 'M46.500 1.500h7l1.500 8h-10Z';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** The digits of `createLetterMarkup`. The letter I draws the digit one as a plain stroke. */
const FIGURES = 'I23456789';

/** Draws a small gear at the corner of a piece, with the letter of its train and its position in the train. */
export const drawGear = (
  { train, place }: { train: number; place: number },
  paint: Paint,
  ink: string,
): string => {
  const teeth = Array.from({ length: 8 }, (_, i) =>
    draw(paint, 'gear', 'path', `d="${TOOTH}" transform="rotate(${i * 45} 50 50)"`),
  );
  const wheel = draw(paint, 'gear', 'circle', 'cx="50" cy="50" r="42"');
  const letter = createLetterMarkup(LETTERS[train] ?? '', 32, 50, 38, ink);
  const figure = createLetterMarkup(FIGURES[place] ?? '', 68, 50, 38, ink);
  return `<g transform="translate(1 1) scale(.48)">${teeth.join('')}${wheel}${letter}${figure}</g>`;
};

/** Draws every part of a piece that rotates. */
export const drawPiece = (mask: number, valve: SteamColor | null, paint: Paint): string =>
  drawPipe(mask, paint) + (kindOf(mask) === 'end' && valve !== null ? drawValve(valve, paint) : '');

/** The drawings of the how-to panel, made of the board's signs. */
import { drawing, drawingFromMarkup, svg } from '../kit/dom';
import { PRESENTERS } from './presenters';
import { drawScene, type DrawCell, type Scene } from './scene';
import type { Plan } from './types';

const SIDE = 15;

const kindOf = (plan: Plan, sign: string): string => {
  if (plan === 'mosaic') return sign === 'x' || sign === '0' ? 'bare' : sign === 's' ? 'stone' : 'tile';
  if (sign === '#' || /\d/.test(sign)) return 'house';
  return sign === 'o' || sign === '+' ? 'lit' : 'dark';
};

/**
 * Draws a board. For lamps, `#` is a house (or a digit for one with a number), `o` a lamp, `+` a lit cell, `x` a
 * marked cell, `.` a dark cell. For tiles, `T` is a tile (or a digit for one with a number), `s` a bare stone, `x` a
 * marked cell.
 */
function drawStepPicture(plan: Plan, rows: readonly string[]): SVGSVGElement {
  const parts: SVGElement[] = [];
  const add = (tag: string, className: string, attributes: Record<string, number | string>, text = '') =>
    parts.push(svg(tag, { class: className, ...attributes }, text));
  const top = 30 - (rows.length * SIDE) / 2;
  const left = 36 - ((rows[0]?.length ?? 0) * SIDE) / 2;
  rows.forEach((row, y) =>
    [...row].forEach((sign, x) => {
      const at = { x: left + x * SIDE, y: top + y * SIDE };
      const kind = kindOf(plan, sign);
      add('rect', kind, { ...at, width: SIDE, height: SIDE });
      if (sign === 'o') add('circle', 'lamp', { cx: at.x + SIDE / 2, cy: at.y + SIDE / 2, r: 4.5 });
      if (sign === 'x') add('circle', 'mark', { cx: at.x + SIDE / 2, cy: at.y + SIDE / 2, r: 1.6 });
      if (/\d/.test(sign)) add('text', `number on-${kind}`, { x: at.x + SIDE / 2, y: at.y + 11 }, sign);
    }),
  );
  return drawing('sl-picture', '0 0 72 60', ...parts);
}

/** Returns an SVG of a drawn board that fits the panel. */
function sceneSvg(scene: Scene, draw: DrawCell, ink: string): SVGSVGElement {
  const edge = scene.edges ? 70 : 0;
  const [width, height] = [scene.size * 100, (scene.on.length / scene.size) * 100];
  const scale = Math.min(68 / (width + edge), 56 / (height + edge), 0.2);
  const box = [72 / scale, 60 / scale] as const;
  const left = (width + edge - box[0]) / 2 - edge;
  const top = (height + edge - box[1]) / 2 - edge;
  const viewBox = [left, top, ...box].map(Math.round).join(' ');
  return drawingFromMarkup('sl-picture sl-drawn', viewBox, drawScene(scene, draw, ink));
}

const STEPS: Record<'lamps' | 'mosaic', readonly { rows: readonly string[]; text: string }[]> = {
  lamps: [
    {
      rows: ['.+#.', '+o++', '.+..'],
      text: 'A lamp lights its row and column, as far as the next house. Light every cell.',
    },
    {
      rows: ['o++#', '+.#o', '+..+'],
      text: 'No lamp may shine on another. A house between two keeps them apart.',
    },
    {
      rows: ['+o+', 'o2x', '+x.'],
      text: 'A number on a house says how many lamps stand above, below and beside it.',
    },
    {
      rows: ['.o.x'],
      text: 'Tap for a lamp, again to mark a cell without one, again to clear. Drag to mark many.',
    },
  ],
  mosaic: [
    {
      rows: ['TTT', 'T9T', 'TTT'],
      text: 'A number counts the tiles in the square around it, its own place included. Nine is all of them.',
    },
    {
      rows: ['xxx', 'x0x', 'xxx'],
      text: 'Nought is none: mark what stays bare, and it helps with the numbers beside it.',
    },
    {
      rows: ['4T', 'TT'],
      text: 'In a corner there are four places and at the edge six.',
    },
    {
      rows: ['sTsx'],
      text: 'Tap for a tile, again to mark a cell without one, again to clear. Drag to lay many.',
    },
  ],
};

/** Returns the how-to steps of a plan. */
export function howToPictures(plan: Plan): { picture: Element; text: string }[] {
  if (plan === 'lamps' || plan === 'mosaic')
    return STEPS[plan].map(({ rows, text }) => ({ picture: drawStepPicture(plan, rows), text }));
  const { steps, draw, ink } = PRESENTERS[plan];
  return steps.map(({ scene, text }) => ({ picture: sceneSvg(scene, draw, ink), text }));
}

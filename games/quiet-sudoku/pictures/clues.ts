/** Draws the clues between the cells of an image with the shapes of the board, in lamplight. */
import { clueShapes } from '../clue-shapes';
import type { Shape } from '../shapes';
import type { Level } from '../types';
import type { Scene } from './scenes';

const LIGHT = '#FFC65A';

/** Draws the clues between a level's cells, or nothing for variants without clues. */
export function drawClues({ layout }: Level, scene: Scene, board: { x: number; y: number; side: number }) {
  const shapes = clueShapes(layout);
  if (!shapes.length) return '';
  const scale = board.side / (layout.size * 20);
  const markup = shapes.map((shape) => shapeOf(shape, scene)).join('');
  return `<g transform="translate(${board.x} ${board.y}) scale(${scale})">${markup}</g>`;
}

function shapeOf({ tag, class: name, attributes, text }: Shape, scene: Scene): string {
  if (name === 'halo') return '';
  if (tag === 'text') return drawSum(text ?? '', Number(attributes.x), Number(attributes.y));
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => `${key}="${value}"`)
    .join(' ');
  return `<${tag} ${attributeText} ${paint(name, scene)}/>`;
}

function paint(name: string, { line }: Scene): string {
  switch (name) {
    case 'bar':
      return `rx="1.4" fill="${LIGHT}"`;
    case 'dot-white':
      return 'fill="#FFFDF6" stroke="#1B0F0A" stroke-width=".9"';
    case 'dot-black':
      return 'fill="#1B0F0A" stroke="#FFFDF6" stroke-width=".9"';
    case 'sign':
      return `fill="none" stroke="${LIGHT}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"`;
    default:
      return `fill="none" stroke="${line}" stroke-width=".8" stroke-dasharray="2 1.3"`;
  }
}

/** Draws the digits of a sum, because an image cannot use fonts. A zero is a ring. */
function drawSum(text: string, x: number, y: number): string {
  return [...text]
    .map((digit, i) => {
      const at = `translate(${x + 1.6 + i * 3.3} ${y - 2.1})`;
      return digit === '0'
        ? `<ellipse rx="1.1" ry="1.7" transform="${at}" fill="none" stroke="${LIGHT}" stroke-width=".9"/>`
        : `<use href="#d${digit}" fill="${LIGHT}" transform="${at} scale(.24)"/>`;
    })
    .join('');
}

/** Presents Sun and Moon Tiles: glazed tiles, warm ones with a sun and night-blue ones with a moon. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

const RAYS = Array.from(
  { length: 8 },
  (_, i) => `<path transform="rotate(${i * 45} 50 50)" d="M50 20V10"/>`,
).join('');
const SUN = `<g class="sun" stroke="#9A4B00" stroke-width="7" stroke-linecap="round">${RAYS}<circle cx="50" cy="50" r="20" fill="#FFB01F" stroke-width="5"/></g>`;
const MOON =
  '<path class="moon" d="M64 74A29 29 0 1 1 56 21A23 23 0 1 0 64 74Z" fill="#F3F1E4" stroke="#C4D1EE" stroke-width="2"/><path d="M72 28l3 7 7 3-7 3-3 7-3-7-7-3 7-3Z" fill="#F3F1E4"/>';

function draw({ on, marked, isFixed, isDone }: Scene, cell: number): string {
  const isMoon = !on[cell] && (marked[cell] || isFixed[cell] || isDone);
  const ground = on[cell] ? '#FBE3A6' : isMoon ? '#2A4384' : '#C9B48E';
  const rim = on[cell] ? '#E0B457' : isMoon ? '#4B69B4' : '#B29B72';
  const kind = on[cell] ? 'of-sun' : isMoon ? 'of-moon' : 'of-none';
  const tile = `<rect class="tile ${kind}" x="4" y="4" width="92" height="92" rx="13" fill="${ground}" stroke="${rim}" stroke-width="4"/>`;
  // The corners of given tiles have nails.
  const nails = isFixed[cell]
    ? `<path class="nails ${kind}" d="M16 16h.1M84 16h.1M16 84h.1M84 84h.1" stroke="${on[cell] ? '#9A6A12' : '#B9C8F0'}" stroke-width="9" stroke-linecap="round"/>`
    : '';
  return tile + nails + (on[cell] ? SUN : isMoon ? MOON : '');
}

export const skies: PlanPresenter = {
  solved: 'Day and night are even',
  unit: 'suns',
  words: { on: 'sun', marked: 'moon', open: 'empty' },
  turns: ['is a sun', 'is a moon'],
  why: {
    three: [
      'Two moons are here already: a third would be three alike in a row.',
      'Two suns are here already: a third would be three alike in a row.',
    ],
    half: [
      'This line has all its moons. The rest are suns.',
      'This line has all its suns. The rest are moons.',
    ],
    ways: [
      'However this line is filled, half and half and never three alike in a row, the marked cell is a sun.',
      'However this line is filled, half and half and never three alike in a row, the marked cell is a moon.',
    ],
  },
  ink: '#3B2A12',
  draw,
  steps: [
    {
      scene: createScene(['oxox', 'xoxo', 'ooxx', 'xxoo']),
      text: 'Every row and every column has as many suns as moons.',
    },
    {
      scene: createScene(['oox', 'xox', 'xxo']),
      text: 'Never three alike in a row, across or down. Two suns together have a moon at either end.',
    },
    { scene: createScene(['@.#', '.@.', '#.#']), text: 'Tiles with nails are given and stay as they are.' },
    {
      scene: createScene(['ox.']),
      text: 'Tap for a sun, again for a moon, again to clear. It is done when all suns are right.',
    },
  ],
};

/** Presents Shuttered Windows: a brick front at dusk with a number on every window. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawFigure } from './figure';

const WALL =
  '<rect class="brick" width="100" height="100" fill="#8E4A38"/><path class="mortar" d="M0 25H8M92 25H100M0 75H8M92 75H100M50 0V6M50 94V100" stroke="#B4705A" stroke-width="3"/>';
const SLATS =
  '<path class="slats" d="M18 22H46M18 36H46M18 50H46M18 64H46M18 78H46M54 22H82M54 36H82M54 50H82M54 64H82M54 78H82" stroke="#1F5238" stroke-width="4"/>';
const NAILS =
  '<path class="nails" d="M7 7h.1M93 7h.1M7 93h.1M93 93h.1" stroke="#FFE9B3" stroke-width="10" stroke-linecap="round"/>';

function draw({ on, marked, isFixed, numbers }: Scene, cell: number): string {
  const isLit = !on[cell] && (marked[cell] || isFixed[cell]);
  const pane = on[cell] ? '#2F6B4A' : isLit ? '#FFD98A' : '#2B3B68';
  const kind = on[cell] ? 'of-shutter' : isLit ? 'of-light' : 'of-dusk';
  const frame = `<rect class="pane ${kind}" x="11" y="9" width="78" height="82" rx="6" fill="${pane}" stroke="#F1E3CF" stroke-width="5"/>`;
  const bars = on[cell]
    ? `${SLATS}<path class="slats" d="M50 10V90" stroke="#123323" stroke-width="5"/>`
    : isLit
      ? '<path class="bars" d="M13 26H87" stroke="#E0A94A" stroke-width="4"/>'
      : '<path class="bars" d="M13 26H87" stroke="#46588C" stroke-width="4"/>';
  const ink = on[cell] ? '#F3FFF7' : isLit ? '#3A2604' : '#FFF6E2';
  return WALL + frame + bars + (isFixed[cell] ? NAILS : '') + drawFigure(numbers[cell] ?? '', ink);
}

const createHouseScene = (rows: readonly string[], numbers: readonly number[]): Scene =>
  createScene(rows, { numbers });

export const shutters: PlanPresenter = {
  solved: 'Good night, everyone',
  unit: 'shuttered',
  words: { on: 'shuttered', marked: 'lit', open: 'window' },
  turns: ['is shuttered', 'stays lit'],
  clash: { kinds: ['beside'], text: 'beside another shutter' },
  why: {
    beside: ['', 'A shuttered window stands beside this one: no two of them may, so here is light.'],
    between: ['', 'It stands between two alike. One of those is shuttered, so this one is not.'],
    alike: ['The same number stays lit in this row or column already: this one is shuttered.', ''],
    open: ['', 'Were this window shuttered, some lit windows would be cut off from the others.'],
  },
  ink: '#F1E3CF',
  draw,
  steps: [
    {
      scene: createHouseScene(['xxo', 'xox', 'oxx'], [1, 2, 2, 3, 2, 1, 1, 3, 2]),
      text: 'Close shutters until no number is lit twice in a row or column.',
    },
    {
      scene: createHouseScene(['xox', 'oxo'], [4, 1, 2, 3, 5, 1]),
      text: 'Shuttered windows never stand side by side. At their corners they may touch.',
    },
    {
      scene: createHouseScene(['oxx', 'xox', 'xxx'], [2, 3, 1, 1, 3, 2, 3, 2, 4]),
      text: 'All lit windows hang together: nobody is shut in by shutters.',
    },
    {
      scene: createHouseScene(['ox.'], [1, 2, 3]),
      text: 'Tap to shutter a window, again to light it, again to clear. Drag to light many.',
    },
  ],
};

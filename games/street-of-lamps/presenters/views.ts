/** Presents The Long View: a park from above, with signposts that count the visible cells, and hedges that block the view. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawFigure } from './figure';

const HEDGE =
  '<path class="hedge" d="M10 30Q8 10 30 11Q42 2 56 10Q78 4 86 22Q98 36 89 52Q97 74 80 86Q64 98 48 89Q26 97 14 80Q2 66 10 50Q4 40 10 30Z" fill="#1F5B33" stroke="#0F3A1E" stroke-width="5"/><path class="leaves" d="M30 34q8-10 16 0M56 30q8-10 16 0M26 60q8-10 16 0M52 56q8-10 16 0M62 76q7-8 13-2M38 78q7-8 13-2" stroke="#57A266" stroke-width="5" stroke-linecap="round" fill="none"/>';

function draw({ on, marked, isFixed, numbers }: Scene, cell: number): string {
  const isPath = !on[cell] && (marked[cell] || isFixed[cell]);
  const ground = `<rect class="${isPath ? 'path' : 'lawn'}" width="100" height="100" fill="${isPath ? '#EADFBD' : '#9CC776'}" stroke="${isPath ? '#D6C797' : '#84B25E'}" stroke-width="3"/>`;
  if (on[cell]) return ground + HEDGE;
  if (numbers[cell] !== null && numbers[cell] !== undefined)
    return `${ground}<circle class="post" cx="50" cy="50" r="37" fill="#FFF9E8" stroke="#7A4E22" stroke-width="6"/>${drawFigure(numbers[cell], '#2B1B08', numbers[cell] > 9 ? 42 : 50)}`;
  return isPath ? `${ground}<circle class="pebble" cx="50" cy="50" r="8" fill="#9C8654"/>` : ground;
}

export const views: PlanPresenter = {
  solved: 'Every view is right',
  unit: 'hedges',
  words: { on: 'hedge', marked: 'path', open: 'lawn' },
  given: 'signpost',
  turns: ['has a hedge', 'is path'],
  clash: { kinds: ['beside'], text: 'beside another hedge' },
  why: {
    beside: ['', 'A hedge grows beside this cell, and no two stand side by side.'],
    sight: [
      'However the marked signpost comes to its number, a hedge ends the view here.',
      'However the marked signpost comes to its number, this cell is in view.',
    ],
    open: ['', 'A hedge here would cut the paths in two.'],
  },
  ink: '#2B1B08',
  draw,
  steps: [
    {
      scene: createScene(['.ox.', 'x4xo', '.x..', '.o..']),
      text: 'A signpost says how many cells are seen from it, left and right, up and down, its own included, as far as the next hedge.',
    },
    {
      scene: createScene(['xox', 'oxo']),
      text: 'Hedges never stand side by side. At their corners they may touch.',
    },
    {
      scene: createScene(['xxox', 'oxxx', 'xxox']),
      text: 'All paths hang together: one can walk from each cell to each.',
    },
    {
      scene: createScene(['ox.']),
      text: 'Tap for a hedge, again for path, again to clear. Drag to lay much path.',
    },
  ],
};

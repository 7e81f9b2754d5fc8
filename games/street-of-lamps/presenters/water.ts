/** Presents Rain Barrels: glass vessels of odd shapes, each with a level water surface. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

function draw({ on, marked, size, regions = [] }: Scene, cell: number): string {
  const above = cell - size;
  const isTop = on[cell] && !(on[above] && regions[above] === regions[cell]);
  const glass =
    '<rect class="glass" width="100" height="100" fill="#EAF3F1" stroke="#CBDDDC" stroke-width="3"/>';
  if (on[cell]) {
    const waves = isTop
      ? '<path class="water" d="M-2 20Q12 8 25 20T50 20T75 20T102 20V102H-2Z" fill="#2583C4"/><path d="M-2 20Q12 8 25 20T50 20T75 20T102 20" stroke="#BFE4FA" stroke-width="7" fill="none"/>'
      : '<rect class="water" x="-2" y="-2" width="104" height="104" fill="#2583C4"/>';
    const gleam = `<path d="M${18 + ((cell * 37) % 40)} 52q10-7 20 0" stroke="#6DB9EA" stroke-width="6" stroke-linecap="round" fill="none"/>`;
    return glass + waves + gleam;
  }
  return marked[cell]
    ? `${glass}<path class="dry" d="M38 38L62 62M62 38L38 62" stroke="#6C8587" stroke-width="8" stroke-linecap="round"/>`
    : glass;
}

export const water: PlanPresenter = {
  solved: 'The rain is caught',
  unit: 'wet',
  words: { on: 'water', marked: 'dry', open: 'empty' },
  turns: ['holds water', 'is dry'],
  why: {
    level: [
      'Water lies level: what is beside or below water in the same barrel is water too.',
      'Water lies level: what is beside or above a dry cell in the same barrel is dry too.',
    ],
    line: [
      'The count of this line needs water in every cell that is left.',
      'This line has all its water. The rest is dry.',
    ],
    ways: [
      'Cells of one barrel fill together: whichever way this line comes to its count, here is water.',
      'Cells of one barrel fill together: whichever way this line comes to its count, here is none.',
    ],
  },
  ink: '#123B45',
  draw,
  steps: [
    {
      scene: createScene(['...', 'o.x', 'oox'], { regions: [0, 0, 1, 0, 2, 1, 0, 0, 1] }),
      text: 'Thick walls make barrels. Each is full, empty, or filled from its foot to some height.',
    },
    {
      scene: createScene(['x.x', 'o.o', 'ooo'], { regions: [0, 1, 0, 0, 1, 0, 0, 0, 0] }),
      text: 'The water in a barrel is equally high everywhere, in each of its arms.',
    },
    {
      scene: createScene(['xxo', 'oxo', 'oxo'], {
        regions: [0, 1, 2, 0, 1, 2, 0, 1, 2],
        edges: [1, 2, 2, 2, 0, 3],
      }),
      text: 'The numbers count the wet cells of their row or column. Where there is none, any count may be.',
    },
    {
      scene: createScene(['ox.'], { regions: [0, 1, 2] }),
      text: 'Tap a cell and its barrel fills up to there; again, and it is dry from there up; again to clear.',
    },
  ],
};

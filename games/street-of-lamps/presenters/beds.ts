/** Presents Beds and Borders: a gravel garden with rectangular flower beds. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawTag } from './figure';

const PETALS = ['#E4508A', '#F2B32C', '#8F5BD0', '#F07A3A'];

/** Draws a flower with five petals. */
function drawFlower(x: number, y: number, color: string): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const turn = (i * 72 * Math.PI) / 180;
    return `<circle cx="${(x + 9 * Math.sin(turn)).toFixed(1)}" cy="${(y - 9 * Math.cos(turn)).toFixed(1)}" r="7.5"/>`;
  });
  return `<g class="petals" fill="${color}">${petals.join('')}</g><circle class="heart" cx="${x}" cy="${y}" r="5.5" fill="#FFF3C4"/>`;
}

/** Draws the soil of a cell, connected to adjacent cells of its bed. */
function drawSoil({ on, size }: Scene, cell: number): string {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const left = x > 0 && on[cell - 1] ? -2 : 8;
  const right = x < size - 1 && on[cell + 1] ? 102 : 92;
  const top = y > 0 && on[cell - size] ? -2 : 8;
  const bottom = y < size - 1 && on[cell + size] ? 102 : 92;
  const box = `x="${left}" y="${top}" width="${right - left}" height="${bottom - top}"`;
  return `<rect class="soil" ${box} rx="3" fill="#5A3A22"/>`;
}

function draw(scene: Scene, cell: number): string {
  const { on, marked, isFixed, numbers, isDone } = scene;
  const isGravel = !on[cell] && (marked[cell] || isFixed[cell] || isDone);
  const ground = `<rect class="gravel ${isGravel ? 'of-gravel' : 'of-none'}" width="100" height="100" fill="${isGravel ? '#F0E8D2' : '#C9C2AC'}" stroke="#B9B198" stroke-width="2"/>`;
  const stones = isGravel
    ? '<path class="stones" d="M30 60h.1M52 38h.1M70 66h.1M50 78h.1M76 34h.1" stroke="#A0967A" stroke-width="11" stroke-linecap="round"/>'
    : '';
  const peg = isFixed[cell]
    ? '<path class="peg" d="M86 74V96M76 80H96" stroke="#7A1F12" stroke-width="8" stroke-linecap="round"/>'
    : '';
  const planted = on[cell]
    ? drawSoil(scene, cell) +
      drawFlower(34, 66, PETALS[cell % 4]!) +
      drawFlower(66, 36, PETALS[(cell + 1) % 4]!) +
      drawFlower(68, 74, PETALS[(cell + 2) % 4]!)
    : '';
  return ground + (on[cell] ? planted : stones) + peg + drawTag(numbers[cell]);
}

export const beds: PlanPresenter = {
  solved: 'The garden is laid out',
  unit: 'planted',
  words: { on: 'bed', marked: 'gravel', open: 'empty' },
  turns: ['is of a bed', 'is gravel'],
  why: {
    region: [
      'The number of this plot needs a bed on every cell that is left.',
      'This plot has all its bed cells.',
    ],
    corner: [
      'Three of a square would be a bed with a corner missing: this cell belongs to it.',
      'Three of a square would be a bed with a corner missing: this cell stays gravel.',
    ],
  },
  ink: '#3B2A12',
  draw,
  steps: [
    {
      scene: createScene(['ooxo', 'ooxo', 'xxox'], { regions: Array<number>(12).fill(0) }),
      text: 'Every flower bed is a rectangle, large or small. Beds may meet at their corners, never at their sides.',
    },
    {
      scene: createScene(['oox', 'oox', 'xxo'], {
        regions: [0, 1, 1, 0, 1, 1, 2, 2, 2],
        numbers: [2, 2, null, null, null, null, 1, null, null],
      }),
      text: 'A number says how many cells of its plot are planted. A bed may lie over several plots.',
    },
    {
      scene: createScene(['oo', 'o.'], { regions: [0, 0, 0, 0] }),
      text: 'Three of a square are never right: either the fourth belongs to the bed, or one too many is planted.',
    },
    {
      scene: createScene(['ox.'], { regions: [0, 0, 0] }),
      text: 'Tap for a bed, again for gravel, again to clear. Cells with a red peg are given.',
    },
  ],
};

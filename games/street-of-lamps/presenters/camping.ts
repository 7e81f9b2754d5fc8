/** Presents Pitch by the Pines: tents in a meadow, drawn in side view like symbols on an illustrated map. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

const TREE =
  '<path d="M50 78V92" stroke="#6B3F1D" stroke-width="11"/><path class="tree" d="M50 6L78 44H66L86 80H14L34 44H22Z" fill="#1F6B43" stroke="#0E4127" stroke-width="5" stroke-linejoin="round"/>';
const TENT =
  '<path class="tent" d="M50 18L90 82H10Z" fill="#E8663C" stroke="#7A2208" stroke-width="6" stroke-linejoin="round"/><path d="M50 42L68 82H32Z" fill="#FFF0D2"/><path d="M50 18V6" stroke="#7A2208" stroke-width="5"/><path d="M50 6L66 11L50 16Z" fill="#FFD23F"/>';
const GRASS =
  '<path d="M42 58l-4-12M50 58V42M58 58l4-12" stroke="#5B8A32" stroke-width="6" stroke-linecap="round"/>';

function draw({ on, marked, isFixed }: Scene, cell: number): string {
  const isBare = marked[cell] && !on[cell];
  const ground = isFixed[cell] ? '#9CCB74' : isBare ? '#C9E3A0' : '#B6DA8C';
  const field = `<rect class="field" width="100" height="100" fill="${ground}" stroke="#8DBB62" stroke-width="3"/>`;
  return field + (isFixed[cell] ? TREE : on[cell] ? TENT : isBare ? GRASS : '');
}

export const camping: PlanPresenter = {
  solved: 'The camp is pitched',
  unit: 'tents',
  words: { on: 'tent', marked: 'grass', open: 'empty' },
  given: 'tree',
  turns: ['has a tent', 'stays grass'],
  clash: { kinds: ['apart'], text: 'touches another' },
  why: {
    far: ['', 'No tree is above, below or beside this cell: no tent belongs to it.'],
    tree: ['This tree needs a tent beside it, and only here is there room.', ''],
    apart: ['', 'A tent here would touch another, if only at a corner.'],
    line: [
      'The count of this line needs a tent on every cell that is left.',
      'This line has all its tents. The rest is grass.',
    ],
    ways: [
      'In every way to pitch the tents of this line without touching, this cell has a tent.',
      'In every way to pitch the tents of this line without touching, this cell stays free.',
    ],
  },
  ink: '#1F3A16',
  draw,
  steps: [
    {
      scene: createScene(['.o.', '.#.', 'x..']),
      text: 'Every tree has a tent of its own, above, below or beside it.',
    },
    { scene: createScene(['#o.', 'xxx', '.o#']), text: 'No two tents touch, not even at their corners.' },
    {
      scene: createScene(['o#x', 'xxx', '#ox'], { edges: [1, 0, 1, 1, 1, 0] }),
      text: 'The numbers count the tents of their row or column. A line without a number can have any.',
    },
    {
      scene: createScene(['ox.']),
      text: 'Tap for a tent, again for grass, again to clear. Drag to mark much grass.',
    },
  ],
};

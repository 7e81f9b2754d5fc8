/** Presents The Sleeping House: rooms with wooden floors, and beds. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawTag } from './figure';

const BED =
  '<rect class="bed" x="16" y="10" width="68" height="82" rx="10" fill="#7A4E22" stroke="#3B2410" stroke-width="5"/><rect class="pillow" x="24" y="16" width="52" height="22" rx="8" fill="#FFF9E8"/><path class="quilt" d="M22 44H78V82Q78 86 74 86H26Q22 86 22 82Z" fill="#3E66B0"/><path class="fold" d="M22 44H78V54H22Z" fill="#C9D8F5"/>';
const MOON =
  '<path class="sleep" d="M58 62h14l-14 14h14" stroke="#FFE9B3" stroke-width="6" fill="none" stroke-linejoin="round" stroke-linecap="round"/>';

function draw({ on, marked, isFixed, numbers }: Scene, cell: number): string {
  const isFree = !on[cell] && (marked[cell] || isFixed[cell]);
  const floor = `<rect class="floor ${isFree ? 'of-free' : 'of-none'}" width="100" height="100" fill="${isFree ? '#F1DDB4' : '#D9B27C'}" stroke="#C29A62" stroke-width="2"/><path class="planks" d="M0 33H100M0 67H100" stroke="#C29A62" stroke-width="3"/>`;
  const rug = isFree
    ? `<circle class="rug" cx="50" cy="54" r="${isFixed[cell] ? 20 : 11}" fill="none" stroke="#8A4B2B" stroke-width="${isFixed[cell] ? 9 : 7}"/>`
    : '';
  return floor + (on[cell] ? BED + (isFixed[cell] ? MOON : '') : rug) + drawTag(numbers[cell]);
}

export const rooms: PlanPresenter = {
  solved: 'All are asleep',
  unit: 'beds',
  words: { on: 'bed', marked: 'free', open: 'floor' },
  turns: ['has a bed', 'stays free'],
  clash: { kinds: ['beside'], text: 'beside another bed' },
  why: {
    beside: ['', 'A bed stands beside this place, and no two may.'],
    region: [
      'The number of this room needs a bed on every place that is left.',
      'This room has all its beds.',
    ],
    roomWays: [
      'In every way to place the beds of this room without touching, this cell has a bed.',
      'In every way to place the beds of this room without touching, this cell stays free.',
    ],
    view: ['Without a bed here the free places of this line would run through three rooms.', ''],
    open: ['', 'A bed here would cut off some free places from the others.'],
  },
  ink: '#3B2410',
  draw,
  steps: [
    {
      scene: createScene(['oxx', 'xxo', 'xxx'], {
        regions: [0, 0, 1, 0, 0, 1, 2, 2, 2],
        numbers: [1, null, 1, null, null, null, 0, null, null],
      }),
      text: 'A number says how many beds stand in its room. Rooms without one are for you to find out.',
    },
    {
      scene: createScene(['xox', 'oxo', 'xxx'], { regions: [0, 0, 1, 0, 0, 1, 0, 0, 1] }),
      text: 'Beds never stand side by side, and from every free place there is a way to every other.',
    },
    {
      scene: createScene(['xxox'], { regions: [0, 1, 1, 2] }),
      text: 'Free places in a straight line never run through more than two rooms: a bed ends them.',
    },
    {
      scene: createScene(['ox.'], { regions: [0, 0, 0] }),
      text: 'Tap for a bed, again for a free place, again to clear. Drag to mark many free.',
    },
  ],
};

/** Presents Ivy Wall: a wall of old bricks, and one plant that climbs all over it. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawTag } from './figure';

const LEAF = 'M0 -22L7 -9L22 -8L13 4L16 20L0 12L-16 20L-13 4L-22 -8L-7 -9Z';
const LEAVES =
  '<g class="leaf" fill="#2E7A3F" stroke="#123F1E" stroke-width="4" stroke-linejoin="round">' +
  [
    [29, 34, -20, 1.05],
    [70, 30, 25, 1.1],
    [34, 72, 15, 1.1],
    [72, 70, -15, 1.05],
    [51, 51, 0, 0.95],
  ]
    .map(
      ([x, y, turn, scale]) =>
        `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})" d="${LEAF}"/>`,
    )
    .join('') +
  '</g>';

function draw({ on, marked, isFixed, numbers, isDone }: Scene, cell: number): string {
  const isBare = !on[cell] && (marked[cell] || isFixed[cell] || isDone);
  const brick = `<rect class="brickwork ${isBare ? 'of-bare' : 'of-none'}" width="100" height="100" fill="${isBare ? '#E6B08C' : '#BE7A58'}"/><path class="mortar" d="M0 1H100M0 34H100M0 67H100M50 1V34M22 34V67M76 34V67M50 67V100" stroke="${isBare ? '#F6D5BE' : '#D29A7B'}" stroke-width="4"/>`;
  const nail = isFixed[cell]
    ? '<path class="nails" d="M88 88h.1M88 12h.1M12 88h.1" stroke="#FFF1C9" stroke-width="13" stroke-linecap="round"/>'
    : '';
  const mark = isBare && marked[cell] ? '<circle class="chalk" cx="50" cy="50" r="10" fill="#7A3B1E"/>' : '';
  return brick + (on[cell] ? LEAVES : mark) + nail + drawTag(numbers[cell]);
}

export const ivy: PlanPresenter = {
  solved: 'The wall is green',
  unit: 'leafy',
  words: { on: 'ivy', marked: 'bare', open: 'brick' },
  turns: ['has ivy', 'stays bare'],
  clash: { kinds: ['four'], text: 'four leafy in a row' },
  why: {
    region: ['The number of this field needs ivy on every cell that is left.', 'This field has all its ivy.'],
    four: [
      'Three bare ones in a row: a fourth would be too many.',
      'Three leafy ones in a row: a fourth would be too many.',
    ],
    together: [
      'Only through here can the ivy hang together.',
      'Ivy here could never hang together with the rest.',
    ],
  },
  ink: '#3A1A0C',
  draw,
  steps: [
    {
      scene: createScene(['oox', 'xoo', 'xxo'], {
        regions: [0, 0, 1, 0, 1, 1, 2, 2, 1],
        numbers: [2, null, 3, null, null, null, 0, null, null],
      }),
      text: 'A number says how many cells of its field have ivy. Fields without one are for you to find out.',
    },
    {
      scene: createScene(['oxoo', 'ooox'], { regions: [0, 0, 0, 0, 0, 0, 0, 0] }),
      text: 'It is one plant: all ivy hangs together by the sides of its cells.',
    },
    {
      scene: createScene(['ooox', 'xxxo'], { regions: [0, 0, 0, 0, 0, 0, 0, 0] }),
      text: 'Never four in a row, across or down: neither four with ivy nor four that are bare.',
    },
    {
      scene: createScene(['ox.'], { regions: [0, 0, 0] }),
      text: 'Tap for ivy, again for bare brick, again to clear. Cells with nails are given.',
    },
  ],
};

/** Presents Stars over Fields: a night sky divided into colored fields. */
import { createScene, tintsOf, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

const TINTS = ['#2F3E86', '#1F5A78', '#5A3D86', '#2B6B5C', '#7A3F5E', '#4A4F6E'];
const STAR =
  '<path class="star" d="M50 10L61 38L91 40L68 59L76 88L50 72L24 88L32 59L9 40L39 38Z" fill="#FFD65C" stroke="#7A4B00" stroke-width="4" stroke-linejoin="round"/>';

const tints = new WeakMap<readonly number[], number[]>();

function draw({ size, on, marked, regions = [] }: Scene, cell: number): string {
  let regionTints = tints.get(regions);
  if (!regionTints) tints.set(regions, (regionTints = tintsOf(size, regions, TINTS.length)));
  const tint = regionTints[regions[cell]!]!;
  const ground = `<rect class="sky tint-${tint}" width="100" height="100" fill="${TINTS[tint]}" stroke="#ffffff22" stroke-width="3"/>`;
  if (on[cell]) return ground + STAR;
  return marked[cell] ? `${ground}<circle class="dark" cx="50" cy="50" r="10" fill="#C3CEEC"/>` : ground;
}

export const stars: PlanPresenter = {
  solved: 'The sky is full',
  unit: 'stars',
  words: { on: 'star', marked: 'no star', open: 'empty' },
  turns: ['has a star', 'stays dark'],
  clash: { kinds: ['apart'], text: 'touches another' },
  why: {
    line: ['This line needs a star on every cell that is left.', 'This line has all its stars.'],
    region: ['This field needs a star on every cell that is left.', 'This field has all its stars.'],
    apart: ['', 'A star here would touch another, if only at a corner.'],
    lineWays: [
      'In every way to place the stars of this line without touching, this cell has a star.',
      'With a star here this line could not have all its stars without their touching.',
    ],
    regionWays: [
      'In every way to place the stars of this field without touching, this cell has a star.',
      'With a star here this field could not have all its stars without their touching.',
    ],
    shadow: ['', 'A star here would leave no room for the stars of the marked field beside it.'],
    claim: [
      'Field and line share these cells: only here is a star left for both.',
      'Field and line share these cells: the star of one has to stand where they cross, so none is here.',
    ],
  },
  ink: '#F4EBCF',
  draw,
  steps: [
    {
      scene: createScene(['xoxx', 'xxxo', 'oxxx', 'xxox'], {
        regions: [0, 0, 1, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3],
      }),
      text: 'Every row, every column and every field has one star; in the large sky of Hard it has two.',
    },
    {
      scene: createScene(['xxx', 'xox', 'xxx'], { regions: [0, 0, 0, 0, 0, 0, 0, 0, 0] }),
      text: 'No two stars touch, not even at a corner: around a star it stays dark.',
    },
    {
      scene: createScene(['ox.'], { regions: [0, 0, 0] }),
      text: 'Tap for a star, again for a mark that none is there, again to clear. Drag to mark many.',
    },
  ],
};

/** Presents Firefly Field: tall grass at dusk, and stepping stones with numbers. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

const FLY =
  '<circle class="halo" cx="50" cy="50" r="44" fill="#FFE97A" opacity="0.3"/><circle class="halo" cx="50" cy="54" r="28" fill="#FFF3A8" opacity="0.55"/><ellipse class="body" cx="50" cy="60" rx="14" ry="19" fill="#FFF7C2" stroke="#8C7A10" stroke-width="4"/><circle cx="50" cy="36" r="10" fill="#2B2410"/><path d="M42 44Q18 30 16 50Q28 60 42 50ZM58 44Q82 30 84 50Q72 60 58 50Z" fill="#DCEBFF" stroke="#2B2410" stroke-width="3"/>';
const TUFT =
  '<path class="tuft" d="M30 84Q34 58 24 40M50 86V34M70 84Q66 58 76 42M40 86Q42 66 36 56M60 86Q58 66 66 58" stroke="#4F9A55" stroke-width="6" stroke-linecap="round" fill="none"/>';

function draw({ on, marked, isFixed, numbers }: Scene, cell: number): string {
  const grass =
    '<rect class="grass" width="100" height="100" fill="#17402F" stroke="#0D2A1E" stroke-width="4"/>';
  if (isFixed[cell])
    return `${grass}<path class="stone" d="M14 52C10 24 34 8 58 12S94 34 88 62S62 92 40 88S16 76 14 52Z" fill="#B9B6A8" stroke="#6F6C60" stroke-width="5"/><text class="figure" x="51" y="70" font-family="Arial,sans-serif" font-weight="800" font-size="56" text-anchor="middle" fill="#1C1B16">${numbers[cell] ?? ''}</text>`;
  if (on[cell]) return `${grass}${FLY}`;
  return marked[cell]
    ? `${grass}<path class="flat" d="M24 62Q50 48 76 62M30 74Q50 62 70 74" stroke="#5E7F6B" stroke-width="6" stroke-linecap="round" fill="none"/>`
    : grass + TUFT;
}

export const fireflies: PlanPresenter = {
  solved: 'The field is alight',
  unit: 'fireflies',
  words: { on: 'firefly', marked: 'only grass', open: 'tall grass' },
  given: 'stone',
  turns: ['hides a firefly', 'hides none'],
  why: {
    stone: [
      'The stone needs a firefly in every patch of grass that is left around it.',
      'The stone has all its fireflies. The rest of the grass around it hides none.',
    ],
    all: [
      'As many fireflies are missing as patches of grass are left.',
      'All fireflies are found. The rest is only grass.',
    ],
    pair: [
      'Read these two stones together: the grass they share leaves only one way, and a firefly is here.',
      'Read these two stones together: the grass they share leaves only one way, and none is here.',
    ],
  },
  ink: '#F4F0D8',
  draw,
  steps: [
    {
      scene: createScene(['o.x', 'x2x', 'xox']),
      text: 'A number counts the fireflies in the eight cells around it. Tap grass to mark one.',
    },
    {
      scene: createScene(['xxx', 'x0x', '11x', 'ox1']),
      text: 'Nothing hides on a stone. All numbers are shown from the start, so you never have to guess.',
    },
    {
      scene: createScene(['1o.', '.2o', '...']),
      text: 'The total number of fireflies is next to the clock. It can decide the last ones.',
    },
    {
      scene: createScene(['ox.']),
      text: 'Tap for a firefly, again for only grass, again to clear. Drag to mark much grass.',
    },
  ],
};

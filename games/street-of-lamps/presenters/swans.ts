/** Presents Swans in Pairs: a lake divided into fields, with two swans in each. */
import { createScene, tintsOf, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

const TINTS = ['#2C78A6', '#2A8C94', '#4568AE', '#3A8A74', '#5A78A8', '#2F6690'];
const SWAN =
  '<path class="swan" d="M22 60Q20 86 52 86Q86 84 86 54Q72 62 62 54Q54 47 55 36Q57 20 42 17Q27 16 27 30L38 33Q43 38 38 48Q34 56 22 60Z" fill="#FFFFFF" stroke="#16324A" stroke-width="5" stroke-linejoin="round"/><path class="wing" d="M48 66Q62 78 78 64" stroke="#8FB3C9" stroke-width="5" fill="none" stroke-linecap="round"/><path class="bill" d="M28 26L12 32L28 35Z" fill="#F08A1D" stroke="#16324A" stroke-width="3" stroke-linejoin="round"/><circle cx="37" cy="26" r="3.4" fill="#16324A"/>';
const CROWN =
  '<path class="crown" d="M58 14L64 26L72 12L80 26L88 14V36H58Z" fill="#FFD23F" stroke="#16324A" stroke-width="4" stroke-linejoin="round"/>';

const tints = new WeakMap<readonly number[], number[]>();

function draw({ size, on, marked, isFixed, regions = [] }: Scene, cell: number): string {
  let regionTints = tints.get(regions);
  if (!regionTints) tints.set(regions, (regionTints = tintsOf(size, regions, TINTS.length)));
  const tint = regionTints[regions[cell] ?? 0] ?? 0;
  const ground = `<rect class="lake tint-${tint}" width="100" height="100" fill="${TINTS[tint]}" stroke="#ffffff22" stroke-width="3"/>`;
  if (on[cell]) return ground + SWAN + (isFixed[cell] ? CROWN : '');
  return marked[cell] || isFixed[cell]
    ? `${ground}<path class="ripple" d="M24 46q13-12 26 0t26 0M24 62q13-12 26 0t26 0" stroke="#D6EEF7" stroke-width="${isFixed[cell] ? 9 : 6}" stroke-linecap="round" fill="none"/>`
    : ground;
}

export const swans: PlanPresenter = {
  solved: 'Every swan has its own',
  unit: 'swans',
  words: { on: 'swan', marked: 'water', open: 'empty' },
  turns: ['has a swan', 'is water'],
  why: {
    region: ['This field needs a swan in every place that is left.', 'This field has its two swans.'],
    pair: [
      'A swan needs one other at its side, and only here is there room.',
      'A swan here would make three together, or one alone.',
    ],
    field: [
      'However this field gets its two swans, each with one at its side, this place has one.',
      'However this field gets its two swans, each with one at its side, this place has none.',
    ],
  },
  ink: '#F4F9FB',
  draw,
  steps: [
    {
      scene: createScene(['oox', 'xxo', 'xxo'], { regions: [0, 0, 1, 0, 0, 1, 0, 1, 1] }),
      text: 'Every field of the lake has two swans.',
    },
    {
      scene: createScene(['xoox', 'xxxo', 'oxxo', 'oxxx'], {
        regions: [0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 2, 2, 2, 2, 2, 2],
      }),
      text: 'Every swan has exactly one other at its side, be it across a border. Pairs never touch by their sides.',
    },
    {
      scene: createScene(['ox.'], { regions: [0, 0, 0] }),
      text: 'Tap for a swan, again for water, again to clear. Drag to mark much water. Crowned swans are given.',
    },
  ],
};

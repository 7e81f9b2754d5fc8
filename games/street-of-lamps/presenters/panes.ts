/** Presents Stained Glass: panes of a church window, lit from behind or dark. */
import { createScene, tintsOf, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';

const TINTS = ['#D8433B', '#F2A81D', '#2F9E6B', '#2C7CCF', '#8C4FC4', '#E8702A'];

const tints = new WeakMap<readonly number[], number[]>();

function draw({ size, on, marked, isDone, regions = [] }: Scene, cell: number): string {
  let regionTints = tints.get(regions);
  if (!regionTints) tints.set(regions, (regionTints = tintsOf(size, regions, TINTS.length)));
  const tint = regionTints[regions[cell] ?? 0] ?? 0;
  const isDark = !on[cell] && (marked[cell] || isDone);
  const [kind, fill] = on[cell]
    ? [`of-light tint-${tint}`, TINTS[tint]!]
    : isDark
      ? ['of-dark', '#2A303B']
      : ['of-none', '#A7B1BC'];
  const glass = `<rect class="glazing ${kind}" x="-1" y="-1" width="102" height="102" fill="${fill}"/>`;
  if (on[cell])
    return `${glass}<path class="gleam" d="M${14 + ((cell * 29) % 24)} 78L${50 + ((cell * 29) % 24)} 22" stroke="#fff" stroke-opacity="0.45" stroke-width="9" stroke-linecap="round"/>`;
  return isDark ? `${glass}<circle class="dull" cx="50" cy="50" r="9" fill="#8C97A6"/>` : glass;
}

export const panes: PlanPresenter = {
  solved: 'The window glows',
  unit: 'lit',
  words: { on: 'lit', marked: 'dark', open: 'grey' },
  turns: ['is lit', 'is dark'],
  why: {
    pane: ['A pane is lit as a whole.', 'A pane is dark as a whole.'],
    line: [
      'The count of this line needs every cell that is left.',
      'This line has all its light. The rest is dark.',
    ],
    ways: [
      'Panes are lit as a whole: whichever way this line comes to its count, this one is lit.',
      'Panes are lit as a whole: whichever way this line comes to its count, this one is dark.',
    ],
  },
  ink: '#14161B',
  draw,
  steps: [
    {
      scene: createScene(['oox', 'oxx', 'xxo'], { regions: [0, 0, 1, 0, 1, 1, 2, 2, 3] }),
      text: 'Lead parts the window into panes. Each is lit as a whole or dark as a whole.',
    },
    {
      scene: createScene(['oox', 'oxx', 'oxo'], {
        regions: [0, 0, 1, 0, 1, 1, 0, 2, 3],
        edges: [2, 1, 2, 3, 1, 1],
      }),
      text: 'The numbers count the lit cells of their row or column.',
    },
    {
      scene: createScene(['oxx'], { regions: [0, 1, 1] }),
      text: 'Tap a pane to light it, again for dark, again to clear. Drag over several to light them all.',
    },
  ],
};

/** Presents Night Market: stalls with price tags, lit where something was bought. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawFigure } from './figure';

const AWNINGS = ['#B23A48', '#2F7A6B', '#B3702A', '#4A4FA3'];

function draw({ on, marked, numbers, isDone, size }: Scene, cell: number): string {
  const isLeft = !on[cell] && (marked[cell] || isDone);
  const kind = on[cell] ? 'of-bought' : isLeft ? 'of-left' : 'of-open';
  const [ground, paper, ink] = on[cell]
    ? ['#7A4E0B', '#FFD65C', '#2B1B08']
    : isLeft
      ? ['#161D38', '#39415F', '#C3CADF']
      : ['#27325C', '#FFF6E2', '#1B2342'];
  const awning = AWNINGS[((cell % size) + Math.floor(cell / size)) % AWNINGS.length];
  const stall = `<rect class="stall ${kind}" width="100" height="100" fill="${ground}" stroke="#0F1630" stroke-width="4"/><path class="awning ${kind}" d="M2 2H98V20Q90 30 82 20Q74 30 66 20Q58 30 50 20Q42 30 34 20Q26 30 18 20Q10 30 2 20Z" fill="${isLeft ? '#2C3350' : awning}"/>`;
  const price = `<rect class="price ${kind}" x="16" y="32" width="68" height="60" rx="12" fill="${paper}" stroke="${on[cell] ? '#FFF3C4' : '#0F1630'}" stroke-width="4"/><g transform="translate(0 12)">${drawFigure(numbers[cell] ?? '', ink, 52)}</g>`;
  const sign = on[cell]
    ? '<path class="sign" d="M66 40L74 48L90 26" stroke="#0F3A1E" stroke-width="8" fill="none" stroke-linecap="round" stroke-linejoin="round"/>'
    : isLeft
      ? '<path class="sign" d="M20 86L80 38" stroke="#E2877B" stroke-width="7" stroke-linecap="round"/>'
      : '';
  return stall + price + sign;
}

const createStallScene = (
  rows: readonly string[],
  numbers: readonly number[],
  edges?: readonly number[],
): Scene => createScene(rows, { numbers, ...(edges && { edges }) });

export const market: PlanPresenter = {
  solved: 'The market is closed',
  unit: 'bought',
  words: { on: 'bought', marked: 'left', open: 'price' },
  turns: ['is bought', 'is left'],
  why: {
    sum: [
      'However this line comes to its sum, this is bought.',
      'However this line comes to its sum, this is left.',
    ],
  },
  ink: '#0F1630',
  draw,
  steps: [
    {
      scene: createStallScene(['oxo', 'xox', 'oox'], [3, 5, 4, 2, 6, 1, 8, 2, 9], [7, 6, 10, 11, 8, 4]),
      text: 'Buy so that the prices of every row and column come to the number at its edge.',
    },
    {
      scene: createStallScene(['oxx'], [7, 4, 9]),
      text: 'What would be too much is left; what a sum can’t do without is bought. Nothing is guessed.',
    },
    {
      scene: createStallScene(['ox.'], [3, 5, 8]),
      text: 'Tap to buy, again to leave it, again to clear. The number at the edge is underlined when it is met.',
    },
  ],
};

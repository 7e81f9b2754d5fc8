/** Presents Mole Runs: a meadow from above with one long tunnel, and stones that count the tunnel cells around them. */
import { createScene, type Scene } from '../scene';
import type { PlanPresenter } from './presenter';
import { drawFigure } from './figure';

/** The positions of one to four numbers on a stone. */
const SPOTS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[50, 50]],
  [
    [34, 42],
    [66, 60],
  ],
  [
    [34, 34],
    [68, 42],
    [46, 70],
  ],
  [
    [34, 34],
    [66, 34],
    [34, 68],
    [66, 68],
  ],
];

function drawStone(number: number): string {
  const digits = [...String(number)];
  const size = [56, 42, 36, 34][digits.length - 1]!;
  const figures = digits.map((digit, i) => {
    const [x, y] = SPOTS[digits.length - 1]![i]!;
    return `<g transform="translate(0 ${y - 50})">${drawFigure(digit, '#1C1B16', size, x)}</g>`;
  });
  return `<path class="stone" d="M8 50C5 22 28 5 55 7S97 28 93 58S66 97 40 93S10 78 8 50Z" fill="#C4C0B2" stroke="#6F6C60" stroke-width="5"/>${figures.join(' ')}`;
}

/** Draws the tunnel in a cell, open toward adjacent tunnel cells. */
function run({ on, size }: Scene, cell: number): string {
  const [x, y] = [cell % size, Math.floor(cell / size)];
  const path = [
    y > 0 && on[cell - size] ? 'M50 50V0' : '',
    y < size - 1 && on[cell + size] ? 'M50 50V100' : '',
    x > 0 && on[cell - 1] ? 'M50 50H0' : '',
    x < size - 1 && on[cell + 1] ? 'M50 50H100' : '',
  ].join('');
  const drawLayer = (name: string, color: string, width: number) =>
    `<circle class="${name}" cx="50" cy="50" r="${width / 2 - 1}" fill="${color}" stroke="${color}" stroke-width="2"/><path class="${name}" d="${path}" stroke="${color}" stroke-width="${width}" fill="none"/>`;
  return drawLayer('bank', '#A9743F', 82) + drawLayer('run', '#4A2E18', 60);
}

function draw(scene: Scene, cell: number): string {
  const { on, marked, isFixed, numbers } = scene;
  const turf =
    '<rect class="turf" width="100" height="100" fill="#86B65C" stroke="#74A34C" stroke-width="3"/>';
  const number = numbers[cell];
  if (on[cell]) return turf + run(scene, cell);
  if (typeof number === 'number') return turf + drawStone(number);
  return marked[cell] || isFixed[cell]
    ? `${turf}<path class="daisy" d="M50 34V66M34 50H66M39 39L61 61M61 39L39 61" stroke="#FFF9E8" stroke-width="8" stroke-linecap="round"/><circle class="heart" cx="50" cy="50" r="8" fill="#E8A912"/>`
    : turf;
}

export const moles: PlanPresenter = {
  solved: 'The run is dug',
  unit: 'dug',
  words: { on: 'run', marked: 'daisy', open: 'turf' },
  given: 'stone',
  say: (number) => [...String(number)].join(', '),
  turns: ['is dug', 'stays turf'],
  clash: { kinds: ['square'], text: 'four dug in a square' },
  why: {
    square: ['', 'Three of this square are dug: with the fourth it would be a chamber.'],
    stone: [
      'However the run goes by this stone, it comes through here.',
      'However the run goes by this stone, it does not come through here.',
    ],
    together: [
      'Only through here can the pieces of the run come together.',
      'A piece here could never reach the rest of the run.',
    ],
  },
  ink: '#2B1B08',
  draw,
  steps: [
    {
      scene: createScene(['ooo', 'x3o', 'xxo'], {
        numbers: [null, null, null, null, 5, null, null, null, null],
      }),
      text: 'A number on a stone is the length of a piece of the run that goes by it, round its eight cells.',
    },
    {
      scene: createScene(['oox', 'x3x', 'xoo'], {
        numbers: [null, null, null, null, 22, null, null, null, null],
      }),
      text: 'Two numbers are two pieces with turf between them, in no order. Nought: the run keeps away.',
    },
    {
      scene: createScene(['oox', 'xox', 'xoo']),
      text: 'It is all one run, joined by its sides. It may fork, but no square of four is dug out.',
    },
    {
      scene: createScene(['ox.']),
      text: 'Tap to dig, again for a daisy where nothing is dug, again to clear. Drag to dig on.',
    },
  ],
};

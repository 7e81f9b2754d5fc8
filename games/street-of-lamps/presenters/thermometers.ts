/** Presents Warm Spell: glass thermometers that fill from their bulbs. */
import { createScene, type Scene } from '../scene';
import type { PuzzleLayout } from '../types';
import type { PlanPresenter } from './presenter';

const placeOf = (paths: PuzzleLayout['paths'], cell: number) => {
  for (const path of paths ?? []) {
    const at = path.indexOf(cell);
    if (at >= 0) return { path, at };
  }
  return null;
};
/** Returns a line from the center of a cell to the border of the next one, and slightly beyond. */
const stepTowards = (size: number, cell: number, next: number): string => {
  const [x, y] = [(next % size) - (cell % size), Math.floor(next / size) - Math.floor(cell / size)];
  return `M50 50L${50 + x * 54} ${50 + y * 54}`;
};

function draw({ on, marked, size, paths }: Scene, cell: number): string {
  const ground =
    '<rect class="paper" width="100" height="100" fill="#F3E9D6" stroke="#DCCDB0" stroke-width="3"/>';
  const position = placeOf(paths, cell);
  if (!position) return `${ground}<circle cx="50" cy="50" r="5" fill="#CDBB98"/>`;
  const { path, at } = position;
  const [before, after] = [path[at - 1], path[at + 1]];
  const directions = [before, after]
    .filter((next) => next !== undefined)
    .map((next) => stepTowards(size, cell, next));
  const drawTube = (className: string, d: string, color: string, width: number) =>
    `<path class="${className}" d="${d}" stroke="${color}" stroke-width="${width}" stroke-linecap="${at > 0 && after === undefined ? 'round' : 'butt'}" stroke-linejoin="round" fill="none"/>`;
  const drawJoint = (className: string, color: string, r: number) =>
    `<circle class="${className} is-joint" cx="50" cy="50" r="${r}" fill="${color}"/>`;
  const isBulb = at === 0;
  const d = directions.join('');
  const radiusOf = (tubeWidth: number, bulb: number) => (isBulb ? bulb : tubeWidth / 2);
  const rim = drawTube('rim', d, '#5C6F7E', 46) + drawJoint('rim', '#5C6F7E', radiusOf(46, 43));
  const glass = drawTube('tube', d, '#FFFFFF', 34) + drawJoint('tube', '#FFFFFF', radiusOf(34, 37));
  const isNextWarm = after !== undefined && on[after];
  const warmDirections = [before, isNextWarm ? after : undefined]
    .filter((next) => next !== undefined)
    .map((next) => stepTowards(size, cell, next));
  const warm = on[cell]
    ? drawTube('warm', warmDirections.join(''), '#D5302C', 24) +
      drawJoint('warm', '#D5302C', radiusOf(28, 32)) +
      (isBulb ? '<circle cx="40" cy="40" r="7" fill="#FFC4B8"/>' : '')
    : '';
  const cold =
    marked[cell] && !on[cell]
      ? '<path class="cold" d="M40 40L60 60M60 40L40 60" stroke="#2F6FA8" stroke-width="7" stroke-linecap="round"/>'
      : '';
  return ground + rim + glass + warm + cold;
}

export const thermometers: PlanPresenter = {
  solved: 'Every glass reads right',
  unit: 'warm',
  words: { on: 'warm', marked: 'cold', open: 'empty' },
  given: 'no thermometer',
  label({ paths }, cell) {
    const position = placeOf(paths, cell);
    if (!position) return 'bare';
    return position.at === 0
      ? `bulb of ${position.path.length} cells`
      : `${position.at + 1} of ${position.path.length} from the bulb`;
  },
  turns: ['is warm', 'stays cold'],
  why: {
    warm: [
      'It fills from the bulb: what lies between the bulb and a warm cell is warm.',
      'It fills from the bulb: what lies beyond a cold cell is cold.',
    ],
    line: [
      'The count of this line needs every cell that is left to be warm.',
      'This line has all its warm cells. The rest is cold.',
    ],
    ways: [
      'They fill from their bulbs: whichever way this line comes to its count, the marked cell is warm.',
      'They fill from their bulbs: whichever way this line comes to its count, the marked cell is cold.',
    ],
  },
  ink: '#3A2A16',
  draw,
  steps: [
    {
      scene: createScene(['oo.', 'ooo', '...'], {
        paths: [
          [0, 1, 2],
          [3, 4, 5],
          [6, 7, 8],
        ],
      }),
      text: 'A thermometer fills from its round bulb. It may be full, empty, or end anywhere between.',
    },
    {
      scene: createScene(['oox', '..x', '...'], {
        paths: [
          [0, 1, 2, 5, 8],
          [3, 4],
          [7, 6],
        ],
      }),
      text: 'It may bend. Cold beyond the end: nothing is warm behind a cold cell.',
    },
    {
      scene: createScene(['oox', 'oxx', 'ooo'], {
        paths: [
          [0, 1, 2],
          [3, 4, 5],
          [6, 7, 8],
        ],
        edges: [2, 1, 3, 3, 2, 1],
      }),
      text: 'The numbers count the warm cells of their row or column.',
    },
    {
      scene: createScene(['ox.'], { paths: [[0, 1, 2]] }),
      text: 'Tap for warm, again for cold, again to clear. Drag to fill many.',
    },
  ],
};

/** Creates questions about memory: windows, a walk, a shelf. */
import type { Shape } from '../types';
import { randomBetween, makeChoice, type Maker, rangeOf } from './make';

export const SHAPES: readonly Shape[] = ['star', 'moon', 'drop', 'leaf', 'bell', 'key', 'cup', 'fish'];
const SHAPE_NAMES: Record<Shape, string> = {
  star: 'Star',
  moon: 'Moon',
  drop: 'Drop',
  leaf: 'Leaf',
  bell: 'Bell',
  key: 'Key',
  cup: 'Cup',
  fish: 'Fish',
};
export const nameOfShape = (shape: Shape): string => SHAPE_NAMES[shape];

/** Creates a question about the lit windows of a house. The player presses them once they are dark. */
export const makeWindowsTask: Maker = (random, step) => {
  const [columns, rows, count] = (
    [
      [3, 3, 3],
      [3, 3, 4],
      [4, 4, 5],
      [4, 4, 6],
      [5, 4, 7],
      [5, 5, 8],
    ] as const
  )[step]!;
  return {
    kind: 'taps',
    task: 'windows',
    question: 'Which windows were lit?',
    columns,
    rows,
    cells: random
      .shuffle(rangeOf(columns * rows))
      .slice(0, count)
      .sort((one, other) => one - other),
    isOrdered: false,
    isHiddenAfterLooking: true,
    labels: [],
    stances: [],
  };
};

/**
 * Creates a question about a moth's path, which the player repeats. Each window is adjacent to the previous one, and
 * none occurs twice.
 */
export const makeWalkTask: Maker = (random, step) => {
  const [columns, rows, length] = (
    [
      [3, 3, 4],
      [3, 3, 5],
      [4, 4, 5],
      [4, 4, 6],
      [4, 4, 7],
      [5, 5, 8],
    ] as const
  )[step]!;
  const isNear = (one: number, other: number) => {
    const across = Math.abs((one % columns) - (other % columns));
    return across + Math.abs(Math.floor(one / columns) - Math.floor(other / columns)) === 1;
  };
  for (;;) {
    const cells = [random.below(columns * rows)];
    while (cells.length < length) {
      const next = rangeOf(columns * rows).filter(
        (cell) => isNear(cell, cells.at(-1)!) && !cells.includes(cell),
      );
      if (next.length === 0) break;
      cells.push(random.pick(next));
    }
    if (cells.length < length) continue;
    const labels = rangeOf(columns * rows).map((cell) =>
      cells.includes(cell) ? `${cells.indexOf(cell) + 1}` : '',
    );
    return {
      kind: 'taps',
      task: 'walk',
      question: 'Which way does the moth fly?',
      columns,
      rows,
      cells,
      isOrdered: true,
      isHiddenAfterLooking: true,
      labels,
      stances: [],
    };
  }
};

/**
 * Creates a question about objects on a shelf, one of which changes. In more difficult questions, the objects are also
 * shuffled.
 */
export const makeShelfTask: Maker = (random, step) => {
  const count = [3, 4, 4, 5, 6, 7][step]!;
  const shapes = random.shuffle(SHAPES);
  const before = shapes.slice(0, count);
  const newShape = shapes[count]!;
  const missingIndex = randomBetween(random, 0, count - 1);
  const remainingShapes = before.filter((_, at) => at !== missingIndex);
  const changed = before.map((shape, at) => (at === missingIndex ? newShape : shape));
  const after = step < 2 ? changed : random.shuffle(changed);
  const others = random.shuffle(remainingShapes).slice(0, Math.min(3, remainingShapes.length));
  return makeChoice(
    random,
    {
      task: 'shelf',
      question: 'What is new on the shelf?',
      figure: { kind: 'shelf', before, after },
      isHiddenAfterLooking: true,
    },
    [newShape, ...others].map((shape) => ({ text: SHAPE_NAMES[shape] })),
  );
};

/** Creates a question about objects on a shelf that is then covered: which object was at a given position. */
export const makePositionTask: Maker = (random, step) => {
  const count = [3, 4, 4, 5, 6, 7][step]!;
  const shapes = random.shuffle(SHAPES).slice(0, count);
  const requestedShape = random.below(count);
  const right = shapes[requestedShape]!;
  const others = random.shuffle(shapes.filter((shape) => shape !== right)).slice(0, 3);
  return makeChoice(
    random,
    {
      task: 'place',
      question: 'What stood at the question mark?',
      figure: { kind: 'places', shapes, requested: requestedShape },
      isHiddenAfterLooking: true,
    },
    [right, ...others].map((shape) => ({ text: SHAPE_NAMES[shape] })),
  );
};

/** Creates questions about logic: weights, the odd lantern, two houses, a quilt. */
import type { Motif, Option, Shape, GridStance } from '../types';
import { randomBetween, makeChoice, type Maker, rangeOf } from './make';
import { SHAPES } from './memory';

const ANIMALS = ['owl', 'fox', 'hare', 'cat', 'toad', 'moth', 'mole', 'crow'] as const;

/** Creates a question about weights with comparisons of adjacent weights, in a random order and phrasing. */
export const makeWeightsTask: Maker = (random, step) => {
  const count = [3, 3, 4, 4, 5, 5][step]!;
  /** The animals, the heaviest first. */
  const row = random.shuffle(ANIMALS).slice(0, count);
  const lines = row.slice(1).map((lighter, at) => {
    const heavierItem = row[at]!;
    const isTurned = step > 0 && random.below(2) === 0;
    return isTurned
      ? `The ${lighter} is lighter than the ${heavierItem}.`
      : `The ${heavierItem} is heavier than the ${lighter}.`;
  });
  const requestedIndex = step < 2 ? random.pick([0, count - 1]) : randomBetween(random, 0, count - 1);
  const ORDINALS = ['', 'second ', 'third '];
  const rankName =
    requestedIndex < count / 2
      ? `${ORDINALS[requestedIndex]!}heaviest`
      : `${ORDINALS[count - 1 - requestedIndex]!}lightest`;
  const others = random.shuffle(row.filter((_, at) => at !== requestedIndex)).slice(0, 3);
  return makeChoice(
    random,
    {
      task: 'weights',
      question: `Who is the ${rankName}?`,
      figure: { kind: 'lines', lines: step === 0 ? lines : random.shuffle(lines) },
    },
    [row[requestedIndex]!, ...others].map((name) => ({ text: `The ${name}` })),
  );
};

/**
 * Creates a question about lanterns that are equal except for one. The different one is rotated, or in more difficult
 * questions mirrored among rotated lanterns.
 */
export const makeOddOneOut: Maker = (random, step) => {
  const [columns, rows] = (
    [
      [3, 3],
      [4, 3],
      [4, 4],
      [3, 3],
      [4, 3],
      [4, 4],
    ] as const
  )[step]!;
  const count = columns * rows;
  const own = random.below(count);
  const quarter = random.below(4);
  const isMirroredTask = step > 2;
  const isMirrored = random.below(2) === 0;
  const stances: GridStance[] = rangeOf(count).map((cell) =>
    isMirroredTask
      ? { quarter: random.below(4), isMirrored: isMirrored !== (cell === own) }
      : { quarter: cell === own ? (quarter + randomBetween(random, 1, 3)) % 4 : quarter, isMirrored },
  );
  return {
    kind: 'taps',
    task: 'stray',
    question: isMirroredTask ? 'Which one is mirrored, not only turned?' : 'Which one is turned?',
    columns,
    rows,
    cells: [own],
    isOrdered: false,
    isHiddenAfterLooking: false,
    labels: [],
    stances,
  };
};

/** Creates a question about which of two houses has more lit windows. */
export const makeHousesTask: Maker = (random, step) => {
  const [columns, rows, more] = (
    [
      [4, 3, 3],
      [4, 4, 3],
      [5, 4, 2],
      [5, 5, 2],
      [6, 5, 1],
      [6, 6, 1],
    ] as const
  )[step]!;
  const count = columns * rows;
  const fewerCount = randomBetween(random, Math.floor(count * 0.35), Math.floor(count * 0.55));
  const light = (lit: number) => {
    const on = new Set(random.shuffle(rangeOf(count)).slice(0, lit));
    return rangeOf(count).map((cell) => on.has(cell));
  };
  const [dim, bright] = [light(fewerCount), light(fewerCount + more)];
  const isLeft = random.below(2) === 0;
  const answer = isLeft ? 0 : 1;
  return {
    kind: 'choice',
    task: 'houses',
    question: 'Which house has more lit windows?',
    figure: { kind: 'houses', columns, houses: isLeft ? [bright, dim] : [dim, bright] },
    // The option for the left house is always on the left.
    options: [{ text: 'Left' }, { text: 'Right' }],
    answer,
    isHiddenAfterLooking: false,
  };
};

const isSame = (one: Motif, other: Motif): boolean =>
  one.shape === other.shape && one.count === other.count && one.isFilled === other.isFilled;

/**
 * Creates a question about a quilt of nine patches, the last of which is missing. The shape depends on the row and the
 * number on the column or the diagonal. In more difficult questions, the filling depends on the row.
 */
export const makeQuiltTask: Maker = (random, step) => {
  const shapes: Shape[] = random.shuffle(SHAPES).slice(0, 3);
  const counts = random.shuffle([1, 2, 3]);
  const fillings = random.shuffle([true, false, random.below(2) === 0]);
  const isSlanted = step > 1;
  const hasFilling = step > 3;
  const motifs: Motif[] = rangeOf(9).map((cell) => {
    const [row, column] = [Math.floor(cell / 3), cell % 3];
    return {
      shape: shapes[isSlanted ? (row + column) % 3 : row]!,
      count: counts[step === 0 ? 0 : step > 2 ? (row * 2 + column) % 3 : column]!,
      isFilled: hasFilling ? fillings[column]! : true,
    };
  });
  const right = motifs[8]!;
  const slips: Motif[] = [
    ...shapes.map((shape) => ({ ...right, shape })),
    ...counts.map((count) => ({ ...right, count })),
    { ...right, isFilled: !right.isFilled },
    { ...right, shape: shapes[0]!, count: counts[0]! },
  ].filter((slip) => !isSame(slip, right) && (hasFilling || slip.isFilled));
  const some: Motif[] = [];
  for (const slip of random.shuffle(slips))
    if (some.length < 3 && !some.some((one) => isSame(one, slip))) some.push(slip);
  const options: Option[] = [right, ...some].map((motif) => ({ motif }));
  return makeChoice(
    random,
    {
      task: 'quilt',
      question: 'Which patch is missing?',
      figure: { kind: 'quilt', motifs: motifs.slice(0, 8) },
    },
    options,
  );
};

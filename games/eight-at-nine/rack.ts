/** Sets up the balls: the triangle of eight-ball or the diamond of nine-ball, varied by the seed. */
import { createRandom, type Random } from '../kit/seeded-random';
import { FOOT_SPOT, HEAD_SPOT } from './table';
import type { Discipline, BallPositions, Point } from './types';

const ROW = 0.8660254037844386;
/** The maximum random gap between balls. It makes the break vary, like a real rack. */
const HAIR = 0.006;

const rangeOfNumbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Returns the positions of a rack from the front, for the number of balls in each row. */
function rackPositions(rows: readonly number[], random: Random): Point[] {
  const jitter = () => (random.below(1001) / 1000 - 0.5) * HAIR;
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Point => {
      const x = FOOT_SPOT[0] + (i - (count - 1) / 2) * (1 + HAIR * 2);
      return [x + jitter(), FOOT_SPOT[1] - row * (ROW + HAIR * 2) + jitter()];
    }),
  );
}

/** Returns the order of an eight-ball rack: the eight in the center, and one ball of each group in the back corners. */
function dealEight(random: Random): number[] {
  const solids = random.shuffle(rangeOfNumbers(1, 7));
  const stripes = random.shuffle(rangeOfNumbers(9, 15));
  const corners = random.shuffle([solids.pop()!, stripes.pop()!]);
  const rest = random.shuffle([...solids, ...stripes]);
  const order: number[] = [];
  for (let position = 0; position < 15; position++)
    order.push(
      position === 4 ? 8 : position === 10 ? corners[0]! : position === 14 ? corners[1]! : rest.pop()!,
    );
  return order;
}

/** Returns the order of a nine-ball rack: the one in front, the nine in the center. */
function dealNine(random: Random): number[] {
  const rest = random.shuffle(rangeOfNumbers(2, 8));
  return [1, ...rest.slice(0, 3), 9, ...rest.slice(3)];
}

/** Sets up the table of a seed. */
export function rackBalls(discipline: Exclude<Discipline, 'tricks'>, seed: string): BallPositions {
  const random = createRandom(`${seed} rack`);
  const isEight = discipline === 'eight';
  const order = isEight ? dealEight(random) : dealNine(random);
  const positions = rackPositions(isEight ? [1, 2, 3, 4, 5] : [1, 2, 3, 2, 1], random);
  const ballPositions: (Point | null)[] = Array.from({ length: 16 }, () => null);
  ballPositions[0] = HEAD_SPOT;
  order.forEach((number, i) => (ballPositions[number] = positions[i]!));
  return ballPositions;
}

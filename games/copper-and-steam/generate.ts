/**
 * Generates the level of a seed: grows pipes from the boilers, turns the pieces, and checks that the solution is
 * unique.
 */
import { createRandom, type Random } from '../kit/seeded-random';
import { MAX_BOLTS, GEARED_SHARE, DIFFICULTY_OF, PIPE_GROWTH, SIZES, TRAIN_LENGTH } from './config';
import { countOpenSides, isOpen, kindOf, neighborOf, oppositeOf, orientationsOf, DIRECTIONS } from './pipes';
import { listPossibleOrientations } from './possible-orientations';
import { solve } from './solve';
import type { Grid, Level, ModeKey, Plan, Puzzle, SteamColor } from './types';

interface Pipes {
  masks: number[];
  boilers: number[];
  /** The kind of steam that each cell is connected to. */
  steamOf: SteamColor[];
}

/** Generates the level. It has exactly one solution, which can be found without guessing. */
export function makeLevel(seed: string, plan: Plan, mode: ModeKey): Level {
  const random = createRandom(`${plan} ${mode} ${seed}`);
  const grid: Grid = { ...SIZES[mode], isRound: plan === 'round' };
  const { bends, share, tries } = DIFFICULTY_OF[mode];
  let [hardest, most] = [null as Level | null, -1];
  for (let attempt = 0, found = 0; ; attempt++) {
    const pipes = growPipes(random, grid, plan === 'two' ? 2 : 1, bends);
    if (!isVaried(grid, pipes)) continue;
    // The number of allowed bolts grows with the attempts, so that the search always ends.
    const level = boltPieces(random, grid, pipes, MAX_BOLTS[plan] + Math.floor(attempt / 200));
    if (!level) continue;
    const open = tries > 1 ? openShare(level) : 0;
    if (open > most) [hardest, most] = [level, open];
    if (most >= share || ++found >= tries)
      return GEARED_SHARE[plan] ? connectToTrains(random, hardest!, GEARED_SHARE[plan]) : hardest!;
  }
}

/** Returns the share of pieces whose orientation does not follow from their neighbors alone. */
export const openShare = (level: Puzzle): number =>
  listPossibleOrientations(level, level.bolted).filter((stands) => stands.length > 1).length /
  level.pieces.length;

const placeBoilers = (random: Random, { columns, rows }: Grid, count: number): number[] => {
  const randomInside = (from: number, to: number) => from + random.below(to - from);
  if (count === 1) return [randomInside(1, rows - 1) * columns + randomInside(1, columns - 1)];
  const [top, foot] = [randomInside(0, 2), rows - 1 - randomInside(0, 2)];
  return random.shuffle([
    top * columns + randomInside(0, columns),
    foot * columns + randomInside(0, columns),
  ]);
};

function growPipes(random: Random, grid: Grid, count: number, bends: number): Pipes {
  const total = grid.columns * grid.rows;
  const boilers = placeBoilers(random, grid, count);
  const masks = Array.from({ length: total }, () => 0);
  const owner = masks.map((_, cell) => boilers.indexOf(cell));
  const growing = boilers.map((cell) => [cell]);
  const sizes = boilers.map(() => 1);
  const freeDirectionsOf = (cell: number) =>
    DIRECTIONS.filter((direction) => {
      const next = neighborOf(grid, cell, direction);
      return next >= 0 && owner[next] === -1;
    });
  while (growing.some((cells) => cells.length)) {
    const growingPipes = [...growing.keys()].filter((index) => growing[index]!.length);
    const smallest = growingPipes.reduce((minShare, index) =>
      sizes[index]! < sizes[minShare]! ? index : minShare,
    );
    const cells = growing[smallest]!;
    // Growing from the newest cell makes the pipe wind. Growing from any other cell makes it branch.
    const at = random.below(100) < PIPE_GROWTH.winding ? cells.length - 1 : random.below(cells.length);
    const cell = cells[at]!;
    const freeDirections = freeDirectionsOf(cell);
    const isFull = countOpenSides(masks[cell]!) === 3 && random.below(100) >= PIPE_GROWTH.crosses;
    if (!freeDirections.length || (isFull && cells.length > 1)) {
      cells.splice(at, 1);
      continue;
    }
    const straight = DIRECTIONS.findIndex((one) => masks[cell] === 1 << oppositeOf(one));
    const bending =
      bends && random.below(100) < bends ? freeDirections.filter((one) => one !== straight) : freeDirections;
    const direction = random.pick(bending.length ? bending : freeDirections);
    const next = neighborOf(grid, cell, direction);
    masks[cell]! |= 1 << direction;
    masks[next]! |= 1 << oppositeOf(direction);
    owner[next] = smallest;
    sizes[smallest]! += 1;
    cells.push(next);
  }
  return { masks, boilers, steamOf: owner as SteamColor[] };
}

/** Returns whether all cells are reached and pieces of every kind occur, without long corridors. */
function isVaried(grid: Grid, { masks, boilers }: Pipes): boolean {
  if (masks.includes(0) || boilers.some((cell) => countOpenSides(masks[cell]!) < 2)) return false;
  const kinds = masks.map(kindOf);
  const shareOfKind = (kind: string) => kinds.filter((one) => one === kind).length / kinds.length;
  if (shareOfKind('straight') > PIPE_GROWTH.maxStraights || shareOfKind('cross') > PIPE_GROWTH.maxCrosses)
    return false;
  if (
    shareOfKind('end') < PIPE_GROWTH.ends[0] ||
    shareOfKind('end') > PIPE_GROWTH.ends[1] ||
    shareOfKind('tee') < PIPE_GROWTH.minTees
  )
    return false;
  return !masks.some((mask, cell) => {
    if (kinds[cell] !== 'straight') return false;
    return DIRECTIONS.filter((direction) => isOpen(mask, direction)).every(
      (direction) => kinds[neighborOf(grid, cell, direction)] === 'straight',
    );
  });
}

/**
 * Turns the pieces, and bolts some down until the orientation of the others follows from them. Returns null if that
 * requires too many bolts.
 */
function boltPieces(random: Random, grid: Grid, pipes: Pipes, maxBolts: number): Level | null {
  const { masks, boilers, steamOf } = pipes;
  const bolted = masks.map((_, cell) => boilers.includes(cell));
  const valves = masks.map((mask, cell) => (countOpenSides(mask) === 1 ? steamOf[cell]! : null));
  for (let bolts = 0; ; bolts++) {
    const puzzle: Puzzle = { grid, pieces: masks, boilers, valves, bolted, partners: masks.map(() => -1) };
    const { masks: found, order } = solve(puzzle);
    const open = [...masks.keys()].filter((cell) => found[cell] === null);
    if (!open.length) return { ...puzzle, pieces: turnAll(random, masks, bolted), solution: masks, order };
    if (bolts >= maxBolts) return null;
    bolted[random.pick(open)] = true;
  }
}

/** Turns every free piece randomly. Most of them get a wrong orientation. */
function turnAll(random: Random, masks: readonly number[], bolted: readonly boolean[]): number[] {
  return masks.map((mask, cell) => {
    const wrongMasks = orientationsOf(mask).filter((other) => other !== mask);
    if (bolted[cell] || !wrongMasks.length) return mask;
    return random.below(100) < PIPE_GROWTH.right ? mask : random.pick(wrongMasks);
  });
}

/**
 * Connects a percentage of the pieces to trains. Each piece turns all pieces after it in its train, but their initial
 * orientations are independent.
 */
function connectToTrains(random: Random, level: Level, share: number): Level {
  const { solution, bolted } = level;
  const free = random.shuffle(
    [...solution.keys()].filter((cell) => !bolted[cell] && kindOf(solution[cell]!) !== 'cross'),
  );
  const partners = solution.map(() => -1);
  const trains = Math.floor((solution.length * share) / (100 * TRAIN_LENGTH));
  for (const [at, cell] of free.slice(0, trains * TRAIN_LENGTH).entries())
    if (at % TRAIN_LENGTH < TRAIN_LENGTH - 1) partners[cell] = free[at + 1] ?? -1;
  return { ...level, partners };
}

/** Prepares maps: measures lanes, finds gates and goal, parses waves, and finds the routes over open water. */
import { CELL, COLUMNS, ROWS } from './config';
import { findIntruderIndex } from './intruders';
import { MAPS } from './maps';
import type { Ground, PathLane, MapSpec, Point, WaveSpawn, WorldKey } from './types';

export const CELLS = COLUMNS * ROWS;
export const cellOf = (column: number, row: number): number => row * COLUMNS + column;
const MIDDLES: readonly Point[] = Array.from({ length: CELLS }, (_, cell) => [
  (cell % COLUMNS) * CELL + CELL / 2,
  Math.floor(cell / COLUMNS) * CELL + CELL / 2,
]);
export const middleOf = (cell: number): Point => MIDDLES[cell]!;

const createLane = (points: readonly Point[]): PathLane => {
  const at = [0];
  for (let i = 1; i < points.length; i++) {
    const [dx, dy] = [points[i]![0] - points[i - 1]![0], points[i]![1] - points[i - 1]![1]];
    at.push(at[i - 1]! + Math.sqrt(dx * dx + dy * dy));
  }
  return { points, at, total: at.at(-1)! };
};

const parseLane = (text: string): PathLane =>
  createLane(
    text.split(' ').map((corner): Point => {
      const [column, row] = corner.split(',').map(Number);
      return middleOf(cellOf(column!, row!));
    }),
  );

/** Returns the cells of a map that contain a letter. */
const listCellsWith = (rows: readonly string[], letter: string): number[] =>
  rows.flatMap((row, y) => [...row].flatMap((one, x) => (one === letter ? [cellOf(x, y)] : [])));

const GAP = 22;
const STONE_GAP = 26;

/**
 * Parses a wave such as `h6 m8x9@2 | b5`. A group is a letter, a count, an optional gap after `x` and an optional gate
 * after `@`. A bar separates parts that arrive at the same time.
 */
export function parseWave(world: WorldKey, text: string, gates: number): WaveSpawn[] {
  const spawns = text.split('|').flatMap((part) => {
    let at = 0;
    return part
      .trim()
      .split(' ')
      .flatMap((group): WaveSpawn[] => {
        const [, code, count, gap, gate] = /^([a-z])(\d+)(?:x(\d+))?(?:@(\d))?$/.exec(group) ?? [];
        if (!code) throw new Error(`No group: ${group}`);
        const kind = findIntruderIndex(world, code);
        const list = Array.from({ length: Number(count) }, (_, i) => ({
          at: at + i * Number(gap ?? GAP),
          kind,
          gate: gate ? Number(gate) - 1 : i % gates,
        }));
        at = list.at(-1)!.at + STONE_GAP;
        return list;
      });
  });
  return spawns.sort((a, b) => a.at - b.at);
}

const GATES = ['A', 'B', 'C'];

function makeGround(world: WorldKey, index: number, { name, rows, lanes = [], waves }: MapSpec): Ground {
  const measured = lanes.map(parseLane);
  const gateCells = GATES.flatMap((letter) => listCellsWith(rows, letter));
  const gates = world === 'town' ? measured.map(({ points }) => points[0]!) : gateCells.map(middleOf);
  const goal = world === 'town' ? measured[0]!.points.at(-1)! : middleOf(listCellsWith(rows, 'H')[0]!);
  const spots =
    world === 'town' ? listCellsWith(rows, 'o') : Array.from({ length: CELLS }, (_, cell) => cell);
  const rocks = Array.from({ length: CELLS }, () => false);
  for (const cell of listCellsWith(rows, '#')) rocks[cell] = true;
  return {
    ...{ world, index, name, gates, goal, rocks },
    lanes: measured,
    spots: spots.map(middleOf),
    straights: gates.map((gate) => createLane([gate, goal])),
    waves: waves.map((wave) => parseWave(world, wave, gates.length)),
  };
}

const grounds = new Map<string, Ground>();

/** Returns a map of a world. Prepares each map only once. */
export function groundOf(world: WorldKey, index: number): Ground {
  const key = `${world} ${index}`;
  let ground = grounds.get(key);
  if (!ground) grounds.set(key, (ground = makeGround(world, index, MAPS[world][index]!)));
  return ground;
}

export const goalCell = ({ goal }: Ground): number =>
  cellOf(Math.floor(goal[0] / CELL), Math.floor(goal[1] / CELL));
export const gateCells = ({ gates }: Ground): number[] =>
  gates.map(([x, y]) => cellOf(Math.floor(x / CELL), Math.floor(y / CELL)));

/** Returns the neighbors of a cell, the preferred ones first. */
export function neighborsOf(cell: number): number[] {
  const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
  const out: number[] = [];
  if (x < COLUMNS - 1) out.push(cell + 1);
  if (y < ROWS - 1) out.push(cell + COLUMNS);
  if (x > 0) out.push(cell - 1);
  if (y > 0) out.push(cell - COLUMNS);
  return out;
}
const NEIGHBORS = Array.from({ length: CELLS }, (_, cell) => neighborsOf(cell));

/** Returns the number of steps from every cell to the harbor, or -1 without a route. */
export function computeDistanceField(ground: Ground, isBlocked: (cell: number) => boolean): number[] {
  const field = Array.from({ length: CELLS }, () => -1);
  const queue = [goalCell(ground)];
  field[queue[0]!] = 0;
  for (const cell of queue)
    for (const next of NEIGHBORS[cell]!) {
      if (field[next]! >= 0 || ground.rocks[next] || isBlocked(next)) continue;
      field[next] = field[cell]! + 1;
      queue.push(next);
    }
  return field;
}

/** Returns the next cell of a boat, which is one step closer to the harbor. */
export function nextCell(field: readonly number[], cell: number): number {
  const here = field[cell]!;
  for (const next of NEIGHBORS[cell]!)
    if (field[next]! >= 0 && (here < 0 || field[next]! < here)) return next;
  return cell;
}

/** Returns the cells of the current route from a gate to the harbor. */
export function routeFrom(field: readonly number[], cell: number): number[] {
  const path = [cell];
  while (field[path.at(-1)!]! > 0) path.push(nextCell(field, path.at(-1)!));
  return path;
}

/** Solves a level only by deduction. It never guesses, so a level that it solves has exactly one solution. */
import { isOpen, neighborOf, oppositeOf, orientationsOf, DIRECTIONS } from './pipes';
import type { Puzzle } from './types';

export interface Solution {
  /** The orientation of each piece, or null where it cannot be deduced. */
  masks: (number | null)[];
  /** The cells in the order of the deductions. */
  order: number[];
}

const UNKNOWN = -1;

/** A group of pieces that are known to be connected. */
interface PipeNet {
  size: number;
  boilers: number;
  valves: number;
  steam: number;
}

/**
 * Deduces the orientations of the pieces: joints match, there are no loops, every piece is connected, and different
 * kinds of steam never meet.
 */
export function solve(puzzle: Puzzle): Solution {
  const { grid, pieces, boilers, valves, bolted } = puzzle;
  const around = pieces.map((_, cell) => DIRECTIONS.map((direction) => neighborOf(grid, cell, direction)));
  const joints: number[][] = around.map((near) => near.map((cell) => (cell < 0 ? 0 : UNKNOWN)));
  const stands = pieces.map((mask, cell) => (bolted[cell] ? [mask] : orientationsOf(mask)));
  const parents = pieces.map((_, cell) => cell);
  const valveCounts = [0, 1].map((steam) => valves.filter((valve) => valve === steam).length);
  const nets: PipeNet[] = pieces.map((_, cell) => ({
    size: 1,
    boilers: boilers.includes(cell) ? 1 : 0,
    valves: valves[cell] === null ? 0 : 1,
    steam: boilers.includes(cell) ? boilers.indexOf(cell) : (valves[cell] ?? UNKNOWN),
  }));
  const rootOf = (cell: number): number => {
    let root = cell;
    while (parents[root] !== root) root = parents[root]!;
    return root;
  };
  const join = (a: number, b: number) => {
    const [into, from] = [rootOf(a), rootOf(b)];
    if (into === from) return;
    parents[from] = into;
    const [net, other] = [nets[into]!, nets[from]!];
    net.size += other.size;
    net.boilers += other.boilers;
    net.valves += other.valves;
    if (net.steam === UNKNOWN) net.steam = other.steam;
  };

  const canExtend = (roots: ReadonlySet<number>, excludedRoot: number): boolean =>
    pieces.some(
      (_, cell) =>
        cell !== excludedRoot &&
        roots.has(rootOf(cell)) &&
        DIRECTIONS.some((direction) => {
          const next = around[cell]![direction]!;
          return joints[cell]![direction] === UNKNOWN && next !== excludedRoot && !roots.has(rootOf(next));
        }),
    );
  /** Returns whether these connected groups, without further connections, may be the entire network of a boiler. */
  const canBeComplete = (roots: ReadonlySet<number>): boolean => {
    const all = [...roots].map((root) => nets[root]!);
    const sumOverNets = (count: (net: PipeNet) => number) =>
      all.reduce((total, net) => total + count(net), 0);
    const steam = all.find((net) => net.steam !== UNKNOWN)?.steam ?? 0;
    if (boilers.length === 1) return sumOverNets((net) => net.size) === pieces.length;
    return sumOverNets((net) => net.boilers) === 1 && sumOverNets((net) => net.valves) === valveCounts[steam];
  };
  const canHaveOrientation = (cell: number, mask: number): boolean => {
    if (DIRECTIONS.some((direction) => joints[cell]![direction] === (isOpen(mask, direction) ? 0 : 1)))
      return false;
    const roots = new Set([rootOf(cell)]);
    let { steam } = nets[rootOf(cell)]!;
    for (const direction of DIRECTIONS) {
      if (!isOpen(mask, direction) || joints[cell]![direction] !== UNKNOWN) continue;
      const root = rootOf(around[cell]![direction]!);
      const other = nets[root]!.steam;
      if (roots.has(root) || (steam !== UNKNOWN && other !== UNKNOWN && steam !== other)) return false;
      if (steam === UNKNOWN) steam = other;
      roots.add(root);
    }
    return canExtend(roots, cell) || canBeComplete(roots);
  };
  const settle = (cell: number, direction: number, isJoined: boolean): boolean => {
    if (joints[cell]![direction] !== UNKNOWN) return false;
    const next = around[cell]![direction]!;
    joints[cell]![direction] = isJoined ? 1 : 0;
    joints[next]![oppositeOf(direction)] = isJoined ? 1 : 0;
    if (isJoined) join(cell, next);
    return true;
  };

  const order = pieces.flatMap((_, cell) => (stands[cell]!.length === 1 ? [cell] : []));
  const deduceAt = (cell: number): boolean => {
    const before = stands[cell]!.length;
    const left =
      before === 1 ? stands[cell]! : stands[cell]!.filter((mask) => canHaveOrientation(cell, mask));
    stands[cell] = left;
    if (left.length === 1 && before > 1) order.push(cell);
    let hasChanged = left.length < before;
    for (const direction of DIRECTIONS) {
      const open = left.filter((mask) => isOpen(mask, direction)).length;
      if (left.length && (open === 0 || open === left.length))
        hasChanged = settle(cell, direction, open > 0) || hasChanged;
    }
    return hasChanged;
  };
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false;
    for (const cell of pieces.keys()) hasChanged = deduceAt(cell) || hasChanged;
  }
  return { masks: stands.map((left) => (left.length === 1 ? left[0]! : null)), order };
}

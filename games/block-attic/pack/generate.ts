/** Generates levels from seeds by cutting a case into pieces, so that a solution always exists. */
import { createRandom, type Random } from '../../kit/seeded-random';
import { CHAPTERS, LEVELS_PER_CHAPTER, TINTS } from '../config';
import { shapeOf } from '../shapes';
import type { Cell, PackLevel, PackMode, Piece } from '../types';

const ATTEMPTS = 400;
const MIN_BLOCKS = 3;
/** How many blocks a piece may have above the average. */
const MAX_OVER = 3;
const MAX_SPAN = 5;
const MAX_SIDE = 9;
const CORNERS = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

interface FloorPlan {
  width: number;
  height: number;
  isOpen: boolean[];
}

const interpolate = ([from, to]: readonly [number, number], stage: number): number =>
  from + Math.round(((to - from) * stage) / (LEVELS_PER_CHAPTER - 1));

/** Returns an almost square case: complete, with corners cut off, or with a post in it. */
function drawFloor(random: Random, size: number): FloorPlan {
  const pickSide = () => size + (size < MAX_SIDE ? random.below(2) : 0);
  const [width, height] = [pickSide(), pickSide()];
  const isOpen = new Array<boolean>(width * height).fill(true);
  const close = (row: number, column: number) => (isOpen[row * width + column] = false);
  const kind = random.below(4);
  const border = size > 6 ? 2 : 1;
  if (kind === 1 || kind === 2)
    for (const [isLow, isRight] of CORNERS) {
      if (kind === 1 && random.below(2)) continue;
      for (let i = 0; i < border; i++)
        for (let j = 0; i + j < border; j++) close(isLow ? height - 1 - i : i, isRight ? width - 1 - j : j);
    }
  if (kind === 3) {
    const [row, column] = [1 + random.below(height - 2), 1 + random.below(width - 2)];
    close(row, column);
    if (size > 6 && column + 2 < width) close(row, column + 1);
  }
  return { width, height, isOpen };
}

/** Returns the open cells next to each open cell. */
function neighborsOf({ width, height, isOpen }: FloorPlan): Cell[][] {
  return isOpen.map((_, cell) => {
    const [row, column] = [Math.floor(cell / width), cell % width];
    const neighbors: Cell[] = [];
    if (row > 0) neighbors.push(cell - width);
    if (column > 0) neighbors.push(cell - 1);
    if (column < width - 1) neighbors.push(cell + 1);
    if (row < height - 1) neighbors.push(cell + width);
    return neighbors.filter((one) => isOpen[one]);
  });
}

/**
 * Grows parts from random cells until they cover every open cell. Always grows the smallest part that can grow, into
 * its tightest corner.
 */
function cutPieces(floor: FloorPlan, count: number, random: Random): Cell[][] {
  const neighbors = neighborsOf(floor);
  const owner = floor.isOpen.map((is) => (is ? -1 : count));
  const open = owner.flatMap((part, cell) => (part < 0 ? [cell] : []));
  const parts = random
    .shuffle(open)
    .slice(0, count)
    .map((cell) => [cell]);
  parts.forEach(([cell], part) => (owner[cell!] = part));
  const freeOf = (cells: readonly Cell[]) =>
    cells.flatMap((cell) => neighbors[cell]!.filter((one) => owner[one]! < 0));
  const roomOf = (cell: Cell) => neighbors[cell]!.filter((one) => owner[one]! < 0).length;
  for (let left = open.length - count; left > 0; left--) {
    const bySize = parts.map((cells, part) => ({ part, size: cells.length * 4 + random.below(6) }));
    bySize.sort((a, b) => a.size - b.size || a.part - b.part);
    const { part } = bySize.find((one) => freeOf(parts[one.part]!).length > 0)!;
    const free = random.shuffle(freeOf(parts[part]!));
    // Takes the cell with the fewest free neighbors first, before it is cut off from the rest.
    const cell = free.reduce((best, one) => (roomOf(one) < roomOf(best) ? one : best));
    owner[cell] = part;
    parts[part]!.push(cell);
  }
  return parts;
}

function toPiece({ width }: FloorPlan, cells: readonly Cell[], tint: number): { piece: Piece; corner: Cell } {
  const at = cells.map((cell) => [Math.floor(cell / width), cell % width] as const);
  const top = Math.min(...at.map(([row]) => row));
  const left = Math.min(...at.map(([, column]) => column));
  return { piece: { shape: shapeOf(at), tint, lantern: -1 }, corner: top * width + left };
}

/** Returns whether the pieces are pleasant to pack: none is tiny or long, and few have the same shape. */
function isGood(pieces: readonly Piece[]): boolean {
  const keys = new Set(pieces.map(({ shape }) => shape.rows.join()));
  const share = pieces.reduce((sum, { shape }) => sum + shape.blocks.length, 0) / pieces.length;
  return (
    keys.size >= pieces.length - 1 &&
    pieces.every(
      ({ shape: { blocks, width, height } }) =>
        blocks.length >= MIN_BLOCKS &&
        blocks.length <= share + MAX_OVER &&
        Math.max(width, height) <= MAX_SPAN,
    )
  );
}

function toLevel(floor: FloorPlan, parts: readonly Cell[][], random: Random): PackLevel {
  const pieces = random.shuffle(parts).map((cells, index) => toPiece(floor, cells, index % TINTS));
  const open = Array.from({ length: floor.height }, (_, row) => {
    let bits = 0;
    for (let column = 0; column < floor.width; column++)
      if (floor.isOpen[row * floor.width + column]) bits |= 1 << column;
    return bits;
  });
  const { width, height } = floor;
  return {
    width,
    height,
    open,
    pieces: pieces.map(({ piece }) => piece),
    solution: pieces.map(({ corner }) => corner),
  };
}

/** Generates a level of a chapter's run. The same seed always gives the same level. */
export function makeLevel(seed: string, mode: PackMode, stage: number): PackLevel {
  const { size, pieces } = CHAPTERS[mode];
  const count = interpolate(pieces, stage);
  let last: PackLevel | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const random = createRandom(`${seed}/${mode}/${stage}/${attempt}`);
    const floor = drawFloor(random, interpolate(size, stage));
    last = toLevel(floor, cutPieces(floor, count, random), random);
    if (isGood(last.pieces)) return last;
  }
  return last!;
}

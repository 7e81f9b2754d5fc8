/** Prepares a layout for play: its slots in drawing order, and which slots block each other. */
import { LAYOUTS, type Block } from './layouts';
import type { Board, LayoutKey, Slot } from './types';

/** The value of an empty slot. */
export const EMPTY_SLOT = -1;

const boards = new Map<LayoutKey, Board>();

/** Returns the board of a layout. It is created only once. */
export function cachedBoardOf(key: LayoutKey): Board {
  let board = boards.get(key);
  if (!board) boards.set(key, (board = makeBoard(LAYOUTS[key])));
  return board;
}

/** Orders slots for drawing: lower layers first, and each layer from the upper left to the lower right. */
function makeBoard(blocks: readonly Block[]): Board {
  const slots = blocks.flatMap(createSlots).sort((a, b) => a.z - b.z || a.x + a.y - (b.x + b.y) || a.y - b.y);
  const find = (test: (slot: Slot, other: Slot) => boolean) =>
    slots.map((slot) => slots.flatMap((other, index) => (test(slot, other) ? [index] : [])));
  const isLevelWith = (a: Slot, b: Slot) => a.z === b.z && Math.abs(a.y - b.y) < 2;
  return {
    slots,
    above: find((a, b) => b.z === a.z + 1 && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2),
    left: find((a, b) => isLevelWith(a, b) && b.x === a.x - 2),
    right: find((a, b) => isLevelWith(a, b) && b.x === a.x + 2),
    width: Math.max(...slots.map(({ x }) => x)) + 2,
    height: Math.max(...slots.map(({ y }) => y)) + 2,
    layers: Math.max(...slots.map(({ z }) => z)) + 1,
  };
}

function createSlots({ at: [left, top], from = 0, rows }: Block): Slot[] {
  return rows.flatMap((row, down) =>
    [...row].flatMap((digit, across) =>
      Array.from({ length: Number(digit) || 0 }, (_, z) => ({
        x: left + 2 * across,
        y: top + 2 * down,
        z: from + z,
      })),
    ),
  );
}

type Lies = (slot: number) => boolean;

/** Returns whether a tile is free: no tile is on top of it, and its left or right side is open. */
export function isFree({ above, left, right }: Board, lies: Lies, slot: number): boolean {
  if (above[slot]!.some(lies)) return false;
  return !left[slot]!.some(lies) || !right[slot]!.some(lies);
}

/** Returns the slots whose tiles are free. */
export function listFree(board: Board, lies: Lies): number[] {
  const free: number[] = [];
  for (let slot = 0; slot < board.slots.length; slot++)
    if (lies(slot) && isFree(board, lies, slot)) free.push(slot);
  return free;
}

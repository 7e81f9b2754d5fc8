/** A grid with its candidates as bit masks, for the solvers. */
import { DIGITS_ALLOWED_BY_BOND } from './bonds';
import { digitsFittingSum } from './sums';
import type { Layout, Step } from './types';

export interface Board {
  layout: Layout;
  /** The digit of each cell, or 0 for an empty cell. */
  digits: Uint8Array;
  /** The candidates of each cell as a mask: bit d−1 for digit d, or 0 for a filled cell. */
  candidates: Uint16Array;
  left: number;
}

const COUNTS = Uint8Array.from({ length: 512 }, (_, mask) => mask.toString(2).replaceAll('0', '').length);

const ODD_DIGITS = 0b101010101;
const EVEN_DIGITS = 0b010101010;

export const digitBit = (digit: number): number => 1 << (digit - 1);
export const countBits = (mask: number): number => COUNTS[mask]!;
export const lowestDigit = (mask: number): number => 32 - Math.clz32(mask & -mask);
/** Returns the digits of a mask, the lowest first. */
export function digitsOf(mask: number): number[] {
  const digits: number[] = [];
  for (let rest = mask; rest; rest &= rest - 1) digits.push(lowestDigit(rest));
  return digits;
}

/** Creates a board from a grid (0 for an empty cell), with the candidates that the units allow. */
export function createBoard(layout: Layout, grid: ArrayLike<number>): Board {
  const { cellCount, unitsOf, contacts, parity } = layout;
  const all = (1 << layout.size) - 1;
  const digits = new Uint8Array(cellCount);
  const candidates = new Uint16Array(cellCount);
  const used = new Uint16Array(layout.units.length);
  let left = cellCount;
  for (let cell = 0; cell < cellCount; cell++) {
    const digit = grid[cell];
    if (!digit) continue;
    digits[cell] = digit;
    left--;
    const units = unitsOf[cell]!;
    for (let i = 0; i < units.length; i++) used[units[i]!]! |= digitBit(digit);
  }
  for (let cell = 0; cell < cellCount; cell++) {
    if (digits[cell]) continue;
    const units = unitsOf[cell]!;
    let usedDigits = 0;
    for (let i = 0; i < units.length; i++) usedDigits |= used[units[i]!]!;
    for (const other of contacts?.[cell] ?? []) if (digits[other]) usedDigits |= digitBit(digits[other]);
    if (parity) usedDigits |= parity[cell] ? EVEN_DIGITS : ODD_DIGITS;
    candidates[cell] = all & ~usedDigits;
  }
  const board = { layout, digits, candidates, left };
  if (layout.bonds || layout.cageOf)
    for (let cell = 0; cell < cellCount; cell++) if (digits[cell]) updatePeers(board, cell);
  for (const { cells, sum } of layout.cageOf ? layout.units : []) if (sum) fitCage(board, cells, sum);
  return board;
}

/** Places a digit and removes it from the peers' candidates. */
export function placeDigit(board: Board, cell: number, digit: number): void {
  if (!board.digits[cell]) board.left--;
  board.digits[cell] = digit;
  board.candidates[cell] = 0;
  const mask = ~digitBit(digit);
  const peers = board.layout.peers[cell]!;
  for (let i = 0; i < peers.length; i++) board.candidates[peers[i]!]! &= mask;
  const { bonds, cageOf } = board.layout;
  if (bonds || cageOf) updatePeers(board, cell);
}

/** Removes the candidates that a digit excludes: across the marked sides of its cell, and in its cage. */
function updatePeers({ layout, digits, candidates }: Board, cell: number): void {
  const bonds = layout.bonds?.[cell] ?? [];
  for (let i = 0; i < bonds.length; i++)
    candidates[bonds[i]!.other]! &= DIGITS_ALLOWED_BY_BOND[bonds[i]!.kind][digitBit(digits[cell]!)]!;
  const cage = layout.units[layout.cageOf?.[cell] ?? -1];
  if (cage?.sum) fitCage({ layout, digits, candidates, left: 0 }, cage.cells, cage.sum);
}

function fitCage({ digits, candidates }: Board, cells: readonly number[], sum: number): void {
  let used = 0;
  let rest = sum;
  let open = 0;
  for (const cell of cells) {
    if (!digits[cell]) open++;
    else {
      used |= digitBit(digits[cell]);
      rest -= digits[cell];
    }
  }
  const fittingDigits = digitsFittingSum(open, rest, used);
  for (const cell of cells) candidates[cell]! &= fittingDigits;
}

/** Carries out a step. */
export function applyStep(board: Board, step: Step): void {
  if (step.place) placeDigit(board, step.place.cell, step.place.digit);
  for (const { cell, mask } of step.remove) board.candidates[cell]! &= ~mask;
}

/** Returns a copy that can be changed independently. */
export function cloneBoard(board: Board): Board {
  return { ...board, digits: board.digits.slice(), candidates: board.candidates.slice() };
}

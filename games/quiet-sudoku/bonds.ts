/** What the side between two cells says of their digits, and what a cell's candidates leave beyond it. */
import type { BondKind } from './types';

const KINDS: Record<BondKind, (digit: number, other: number) => boolean> = {
  next: (a, b) => Math.abs(a - b) === 1,
  apart: (a, b) => Math.abs(a - b) !== 1,
  double: isDouble,
  plain: (a, b) => Math.abs(a - b) !== 1 && !isDouble(a, b),
  more: (a, b) => a > b,
  less: (a, b) => a < b,
};

function isDouble(a: number, b: number): boolean {
  return a === 2 * b || b === 2 * a;
}

function reachOf(fits: (digit: number, other: number) => boolean): Uint16Array {
  const reach = new Uint16Array(512);
  for (let mask = 1; mask < 512; mask++)
    for (let a = 1; a <= 9; a++)
      for (let b = 1; b <= 9; b++) if (mask & (1 << (a - 1)) && fits(a, b)) reach[mask]! |= 1 << (b - 1);
  return reach;
}

/** For each kind and each mask of what a cell may be: a mask of what the cell beyond the side may be. */
export const REACH: Record<BondKind, Uint16Array> = {
  next: reachOf(KINDS.next),
  apart: reachOf(KINDS.apart),
  double: reachOf(KINDS.double),
  plain: reachOf(KINDS.plain),
  more: reachOf(KINDS.more),
  less: reachOf(KINDS.less),
};

/** What the side between two digits says on a variant; `turn` settles what 1 and 2 may be called either way. */
export function bondBetween(
  variant: 'neighbours' | 'black-and-white' | 'more-or-less',
  a: number,
  b: number,
  turn: number,
): BondKind {
  if (variant === 'neighbours') return KINDS.next(a, b) ? 'next' : 'apart';
  if (variant === 'more-or-less') return a > b ? 'more' : 'less';
  if (KINDS.next(a, b) && (!isDouble(a, b) || turn % 2)) return 'next';
  return isDouble(a, b) ? 'double' : 'plain';
}

/** The same side seen from beyond it. */
export const reversed = (kind: BondKind): BondKind =>
  kind === 'more' ? 'less' : kind === 'less' ? 'more' : kind;

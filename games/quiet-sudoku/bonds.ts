/** Defines the clues between two cells, and which candidates one cell allows in the other. */
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

function digitsReachedBy(fits: (digit: number, other: number) => boolean): Uint16Array {
  const reach = new Uint16Array(512);
  for (let mask = 1; mask < 512; mask++)
    for (let a = 1; a <= 9; a++)
      for (let b = 1; b <= 9; b++) if (mask & (1 << (a - 1)) && fits(a, b)) reach[mask]! |= 1 << (b - 1);
  return reach;
}

/** The possible digits of the other cell as a mask, by the kind of clue and the mask of a cell's candidates. */
export const DIGITS_ALLOWED_BY_BOND: Record<BondKind, Uint16Array> = {
  next: digitsReachedBy(KINDS.next),
  apart: digitsReachedBy(KINDS.apart),
  double: digitsReachedBy(KINDS.double),
  plain: digitsReachedBy(KINDS.plain),
  more: digitsReachedBy(KINDS.more),
  less: digitsReachedBy(KINDS.less),
};

/** Returns the clue between two digits of a variant. `turn` decides between the two possible clues for 1 and 2. */
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

/** Returns the same clue as seen from the other cell. */
export const reverseBond = (kind: BondKind): BondKind =>
  kind === 'more' ? 'less' : kind === 'less' ? 'more' : kind;

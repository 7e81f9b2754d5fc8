/** What each grade asks for: how hard the hardest step may and must be, and how many givens stay. */
import type { Tier } from './solve';
import type { Grade, Variant } from './types';

export interface GradeSpec {
  minTier: Tier;
  maxTier: Tier;
  /** Digging stops at so many givens. */
  minGivens: number;
  /** By chance it stops up to so many givens earlier. */
  moreGivens?: number;
  /** Cells are dug one by one, never with the one opposite: on a small cloth that way alone leaves enough unlike puzzles. */
  isLoose?: true;
}

export const GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 36 },
  medium: { minTier: 1, maxTier: 1, minGivens: 0 },
  hard: { minTier: 2, maxTier: 2, minGivens: 0 },
  expert: { minTier: 3, maxTier: 3, minGivens: 0 },
};
/** An easy one shows as large a part as on the large board; a hard one may go beyond pairs, since few end with them here. */
export const EIGHT_GRADES: Record<Grade, GradeSpec> = {
  ...GRADES,
  easy: { minTier: 0, maxTier: 0, minGivens: 28 },
  hard: { minTier: 2, maxTier: 3, minGivens: 0 },
};
/** Where each cell is even or odd, fewer givens do; pairs alone are rare, so that hard goes on beyond them. */
export const PARITY_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 24 },
  medium: GRADES.medium,
  hard: { minTier: 2, maxTier: 3, minGivens: 0 },
  expert: GRADES.expert,
};
/** Marks between the cells say so much that even an easy one needs fewer givens. */
const CLUED_GRADES = (easyGivens: number): Record<Grade, GradeSpec> => ({
  ...GRADES,
  easy: { minTier: 0, maxTier: 0, minGivens: easyGivens },
});
const TINY_FEW: GradeSpec = { minTier: 0, maxTier: 0, minGivens: 5, moreGivens: 1, isLoose: true };
/** For children: singles only, with half of the cells given or nearly as few as singles can do with. */
export const TINY_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 8, isLoose: true },
  medium: TINY_FEW,
  hard: TINY_FEW,
  expert: TINY_FEW,
};
/** On 36 cells singles carry further: medium is singles dug to the bone, hard needs more than singles. */
export const MINI_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 16 },
  medium: { minTier: 0, maxTier: 0, minGivens: 0 },
  hard: { minTier: 1, maxTier: 3, minGivens: 0 },
  expert: { minTier: 1, maxTier: 3, minGivens: 0 },
};

const GRADES_OF: Partial<Record<Variant, Record<Grade, GradeSpec>>> = {
  mini: MINI_GRADES,
  tiny: TINY_GRADES,
  'even-and-odd': PARITY_GRADES,
  eight: EIGHT_GRADES,
  neighbours: CLUED_GRADES(26),
  'black-and-white': CLUED_GRADES(22),
  'more-or-less': CLUED_GRADES(26),
  sums: CLUED_GRADES(26),
};

/** What a grade asks for on a variant. */
export function gradeSpec(variant: Variant, grade: Grade): GradeSpec {
  return (GRADES_OF[variant] ?? GRADES)[grade];
}

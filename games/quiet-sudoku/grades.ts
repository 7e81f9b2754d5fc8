/** The requirements of each grade: the limits of the hardest step, and the number of givens. */
import type { Tier } from './solve';
import type { Grade, Variant } from './types';

export interface GradeSpec {
  minTier: Tier;
  maxTier: Tier;
  /** Removal stops at this number of givens. */
  minGivens: number;
  /** At random it stops up to this many givens earlier. */
  moreGivens?: number;
  /**
   * Cells are removed one by one, never together with the opposite one: only this leaves enough different puzzles on a small
   * board.
   */
  isLoose?: true;
}

export const GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 36 },
  medium: { minTier: 1, maxTier: 1, minGivens: 0 },
  hard: { minTier: 2, maxTier: 2, minGivens: 0 },
  expert: { minTier: 3, maxTier: 3, minGivens: 0 },
};
/**
 * An easy one shows as large a share as on the large board; a hard one may need more than pairs, because few end with them
 * here.
 */
export const EIGHT_GRADES: Record<Grade, GradeSpec> = {
  ...GRADES,
  easy: { minTier: 0, maxTier: 0, minGivens: 28 },
  hard: { minTier: 2, maxTier: 3, minGivens: 0 },
};
/** With even and odd cells, fewer givens are sufficient; pairs alone are rare, so hard goes beyond them. */
export const PARITY_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 24 },
  medium: GRADES.medium,
  hard: { minTier: 2, maxTier: 3, minGivens: 0 },
  expert: GRADES.expert,
};
/** The clues between the cells give so much information that even an easy one needs fewer givens. */
const CLUED_GRADES = (easyGivens: number): Record<Grade, GradeSpec> => ({
  ...GRADES,
  easy: { minTier: 0, maxTier: 0, minGivens: easyGivens },
});
const TINY_FEW: GradeSpec = { minTier: 0, maxTier: 0, minGivens: 5, moreGivens: 1, isLoose: true };
/** For children: singles only, with half of the cells given or almost as few as singles allow. */
export const TINY_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 8, isLoose: true },
  medium: TINY_FEW,
  hard: TINY_FEW,
  expert: TINY_FEW,
};
/** On 36 cells singles are more powerful: medium is singles with minimal givens, hard needs more than singles. */
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

/** Returns the requirements of a grade on a variant. */
export function gradeSpec(variant: Variant, grade: Grade): GradeSpec {
  return (GRADES_OF[variant] ?? GRADES)[grade];
}

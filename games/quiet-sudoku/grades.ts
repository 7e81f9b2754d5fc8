/** The requirements of each grade: the range of the most difficult step, and the number of givens. */
import type { Tier } from './solve';
import type { Grade, Variant } from './types';

export interface GradeSpec {
  minTier: Tier;
  maxTier: Tier;
  /** The minimum number of givens, at which removal stops. */
  minGivens: number;
  /** The maximum random number of givens above the minimum. */
  moreGivens?: number;
  /**
   * Whether cells are removed one by one, never together with the opposite cell. On a small board, only this gives
   * enough different puzzles.
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
 * The grades of the 8 by 8 board. An easy puzzle gives the same fraction of cells as on the large board. A hard one
 * may need more than pairs, because few puzzles of this size need exactly pairs.
 */
export const EIGHT_GRADES: Record<Grade, GradeSpec> = {
  ...GRADES,
  easy: { minTier: 0, maxTier: 0, minGivens: 28 },
  hard: { minTier: 2, maxTier: 3, minGivens: 0 },
};
/**
 * The grades with even and odd cells. These marks make fewer givens sufficient. Few puzzles need exactly pairs, so a
 * hard one may need more.
 */
export const PARITY_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 24 },
  medium: GRADES.medium,
  hard: { minTier: 2, maxTier: 3, minGivens: 0 },
  expert: GRADES.expert,
};
/**
 * Returns the grades of variants with clues between the cells. These clues give so much information that even an easy
 * puzzle needs fewer givens.
 */
const CLUED_GRADES = (easyGivens: number): Record<Grade, GradeSpec> => ({
  ...GRADES,
  easy: { minTier: 0, maxTier: 0, minGivens: easyGivens },
});
const FEW_GIVENS: GradeSpec = { minTier: 0, maxTier: 0, minGivens: 5, moreGivens: 1, isLoose: true };
/** The grades for children. Only singles are needed, with half of the cells given, or almost as few as singles allow. */
export const TINY_GRADES: Record<Grade, GradeSpec> = {
  easy: { minTier: 0, maxTier: 0, minGivens: 8, isLoose: true },
  medium: FEW_GIVENS,
  hard: FEW_GIVENS,
  expert: FEW_GIVENS,
};
/**
 * The grades of the 6 by 6 board, on which singles are more powerful. Medium needs only singles but has minimal
 * givens, and hard needs more than singles.
 */
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

import type { GameSummary } from '@/lib/contract/game';

/** Returns the family that a listed game represents, or null if it does not represent a family. */
export const findStackedFamily = ({ family }: GameSummary): NonNullable<GameSummary['family']> | null =>
  family && family.size > 1 ? family : null;

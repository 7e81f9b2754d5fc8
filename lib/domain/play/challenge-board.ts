/** Ranks the board of one challenge: all results on the same puzzle, best first. */

/**
 * Returns the rows with their ranks; equal values share a rank.
 * @param isReverse whether smaller values are better
 */
export const rankChallenge = <Row extends { value: number }>(
  rows: readonly Row[],
  isReverse: boolean,
): (Row & { rank: number })[] => {
  const sorted = [...rows].sort((a, b) => (isReverse ? a.value - b.value : b.value - a.value));
  return sorted.map((row) => ({ ...row, rank: sorted.findIndex(({ value }) => value === row.value) + 1 }));
};

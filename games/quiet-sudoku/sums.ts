/** Computes which digits can form a sum. */

const sumOfDigits = (mask: number) => {
  let sum = 0;
  for (let digit = 1; digit <= 9; digit++) if (mask & (1 << (digit - 1))) sum += digit;
  return sum;
};

/** The sets of different digits as masks, by count and sum: `SETS[count][sum]`. */
const SETS: number[][][] = Array.from({ length: 10 }, () => Array.from({ length: 46 }, () => []));
for (let mask = 0; mask < 512; mask++)
  SETS[mask.toString(2).replaceAll('0', '').length]![sumOfDigits(mask)]!.push(mask);

/** Returns a mask of the digits in all sets of `count` digits that have the sum and contain none of the used digits. */
export function digitsFittingSum(count: number, sum: number, used: number): number {
  let fittingMask = 0;
  for (const mask of SETS[count]![sum] ?? []) if (!(mask & used)) fittingMask |= mask;
  return fittingMask;
}

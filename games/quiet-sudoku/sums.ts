/** The digits that can form a sum together. */

const total = (mask: number) => {
  let sum = 0;
  for (let digit = 1; digit <= 9; digit++) if (mask & (1 << (digit - 1))) sum += digit;
  return sum;
};

/** The sets of different digits by count and sum, as masks: `SETS[count][sum]`. */
const SETS: number[][][] = Array.from({ length: 10 }, () => Array.from({ length: 46 }, () => []));
for (let mask = 0; mask < 512; mask++)
  SETS[mask.toString(2).replaceAll('0', '').length]![total(mask)]!.push(mask);

/** Returns a mask of the digits in any set of `count` digits with the sum that contains none of the used ones. */
export function fittingSum(count: number, sum: number, used: number): number {
  let fitting = 0;
  for (const mask of SETS[count]![sum] ?? []) if (!(mask & used)) fitting |= mask;
  return fitting;
}

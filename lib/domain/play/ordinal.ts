/** Formats ranks. */
import { grouped } from './amounts';

const SUFFIXES: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** Formats 14 as "14th", 1203 as "1,203rd" and 11 as "11th". */
export const ordinal = (rank: number): string => {
  const isTeen = rank % 100 >= 11 && rank % 100 <= 13;
  return `${grouped(rank)}${isTeen ? 'th' : (SUFFIXES[rank % 10] ?? 'th')}`;
};

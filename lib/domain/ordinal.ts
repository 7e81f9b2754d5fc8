/** A place as people say it. */
import { grouped } from './amounts';

const TEENS_FROM = 11;
const TEENS_UNTIL = 13;
const ENDINGS: Readonly<Record<number, string>> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** "1st", "22nd", "113th", "1,204th". */
export const ordinal = (place: number): string => {
  const tens = place % 100;
  const isTeen = tens >= TEENS_FROM && tens <= TEENS_UNTIL;
  return `${grouped(place)}${isTeen ? 'th' : (ENDINGS[place % 10] ?? 'th')}`;
};

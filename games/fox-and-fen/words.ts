/** What is said of levels and chapters. */
import { parOf, totalOf } from './play';
import type { Game } from './state';
import type { Play } from './types';

export const countMoves = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `the fewest there are`, `4 over the fewest`. */
export function againstPar(play: Play): string {
  const over = totalOf(play) - parOf(play);
  return over > 0 ? `${over} over the fewest` : 'the fewest there are';
}

const PRAISE = ['', 'There', 'Well led', 'The shortest way'] as const;

/** The heading of a level that is done. */
export const praiseFor = (stars: number): string => PRAISE[stars]!;

/** The title of a chapter that is over. */
export function titleOf({ edition, mode, play }: Game): string {
  if (mode === 'six') return edition.world === 'wood' ? 'Home' : 'All gone to the moon';
  return totalOf(play) <= parOf(play) ? 'Not a step too many' : 'Chapter done';
}

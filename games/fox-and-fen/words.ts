/** The text about levels and chapters. */
import { parOf, totalOf } from './play';
import type { Game } from './state';
import type { Play } from './types';

export const countMoves = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a text such as `the fewest there are` or `4 over the fewest`. */
export function compareWithPar(play: Play): string {
  const movesOverPar = totalOf(play) - parOf(play);
  return movesOverPar > 0 ? `${movesOverPar} over the fewest` : 'the fewest there are';
}

const STAR_TITLES = ['', 'There', 'Well led', 'The shortest way'] as const;

/** Returns the heading of a finished level. */
export const praiseFor = (stars: number): string => STAR_TITLES[stars]!;

/** Returns the title of a finished chapter. */
export function titleOf({ edition, mode, play }: Game): string {
  if (mode === 'six') return edition.world === 'wood' ? 'Home' : 'All gone to the moon';
  return totalOf(play) <= parOf(play) ? 'Not a step too many' : 'Chapter done';
}

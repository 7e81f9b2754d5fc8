/** The texts above the street, with the numbers of finished and remaining games. */
import { countWord } from '@/lib/domain/play/amounts';

/**
 * Returns a heading such as "Two lit. Four to go." If no game is finished, or nothing is known yet, returns a fixed
 * text.
 */
export const composeStreetHeading = (lit: number, total: number): string => {
  if (total > 0 && lit === total) return 'Every window lit.';
  if (lit > 0) return `${countWord(lit)} lit. ${countWord(total - lit)} to\u00a0go.`;
  return 'Light the street.';
};

/** Returns a text such as "Six new games every evening." */
export const composeStreetLede = (total: number): string =>
  total === 1
    ? 'One new game every evening. Finish it and its window lights.'
    : `${countWord(total)} new games every evening. Finish one and its window lights.`;

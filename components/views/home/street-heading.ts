/** The text over the street, about lit and remaining games. */
import { countWord } from '@/lib/domain/play/amounts';

/** Returns "Two lit. Four to go." once something is lit; before that, and when nothing is known, the same text for everyone. */
export const streetHeading = (lit: number, total: number): string => {
  if (total > 0 && lit === total) return 'Every window lit.';
  if (lit > 0) return `${countWord(lit)} lit. ${countWord(total - lit)} to\u00a0go.`;
  return 'Light the street.';
};

/** Returns "Six new games every evening." with the number of games. */
export const streetLede = (total: number): string =>
  total === 1
    ? 'One new game every evening. Finish it and its window lights.'
    : `${countWord(total)} new games every evening. Finish one and its window lights.`;

/** The words over the street, for what is lit and what is left. */
import { countWord } from '@/lib/domain/amounts';

/** "Two lit. Four to go." once something is lit; before that, and where nothing is known, the same words for everyone. */
export const streetHeading = (lit: number, total: number): string => {
  if (total > 0 && lit === total) return 'Every window lit.';
  if (lit > 0) return `${countWord(lit)} lit. ${countWord(total - lit)} to\u00a0go.`;
  return 'Light the street.';
};

/** "Six new games every evening." for as many as there are. */
export const streetLede = (total: number): string =>
  total === 1
    ? 'One new game every evening. Finish it and its window lights.'
    : `${countWord(total)} new games every evening. Finish one and its window lights.`;

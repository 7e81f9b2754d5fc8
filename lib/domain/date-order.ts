/** Whose order dates are written in: the words are English wherever the visitor is, the order is theirs. */

const BRITISH = 'en-GB';

/** The locale for a date among English words: the visitor's own where it is English, else the British. */
export const dateLocaleOf = (language: string): string =>
  /^en(-[a-z]{2})?$/i.test(language) ? language : BRITISH;

/** The same of the browser's visitor. Only for what is written after the page is there: the server does not know. */
export const visitorsDateLocale = (): string =>
  typeof document === 'undefined' ? BRITISH : dateLocaleOf(navigator.language);

/** Chooses the order of day and month. Date texts are always English, but the order follows the visitor's locale. */

const BRITISH = 'en-GB';

/** Returns the locale for dates in English text: the visitor's own if it is English, otherwise British. */
export const dateLocaleOf = (language: string): string =>
  /^en(-[a-z]{2})?$/i.test(language) ? language : BRITISH;

/** Returns the locale of the browser's visitor. For use after hydration only, because the server does not know it. */
export const visitorsDateLocale = (): string =>
  typeof document === 'undefined' ? BRITISH : dateLocaleOf(navigator.language);

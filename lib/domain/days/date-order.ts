/** Chooses the order of dates: the text is English everywhere, the order is the visitor's. */

const BRITISH = 'en-GB';

/** Returns the locale for a date in English text: the visitor's own if it is English, else British. */
export const dateLocaleOf = (language: string): string =>
  /^en(-[a-z]{2})?$/i.test(language) ? language : BRITISH;

/** Returns the locale of the browser's visitor. Only for text written after hydration, because the server does not know it. */
export const visitorsDateLocale = (): string =>
  typeof document === 'undefined' ? BRITISH : dateLocaleOf(navigator.language);

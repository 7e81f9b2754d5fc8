/** Chooses the order of day and month. Date texts are always English, but the order follows the visitor's locale. */

const DAY_FIRST_LANGUAGE = 'en-GB';

/** Returns the locale for dates in English text: the visitor's own if it is English, otherwise British. */
export const dateLocaleOf = (language: string): string =>
  /^en(-[a-z]{2})?$/i.test(language) ? language : DAY_FIRST_LANGUAGE;

/** Returns the locale of the visitor's browser. Call it only after hydration, because the server does not know the locale. */
export const visitorDateLocale = (): string =>
  typeof document === 'undefined' ? DAY_FIRST_LANGUAGE : dateLocaleOf(navigator.language);

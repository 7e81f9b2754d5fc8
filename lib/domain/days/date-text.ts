/** Formats dates in English, in the visitor's order (decision 0015), without the browser's formatter. */

// CLDR: the regions whose English dates put the month first.
const MONTH_FIRST_LANGUAGES = /^en(-(as|bi|ca|gu|mh|mp|ph|pr|um|us|vi))?$/i;

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const SHORT = 3;

export const weekdayName = (date: Date): string => WEEKDAYS[date.getDay()] ?? '';

export const monthName = (date: Date): string => MONTHS[date.getMonth()] ?? '';

interface DateParts {
  hasWeekday?: boolean;
  hasYear?: boolean;
  /** Shortens the month, such as "Nov" for "November". */
  isShort?: boolean;
}

/**
 * Formats a moment in the browser's zone as "Thursday 20 November 2025" or "Thursday, November 20, 2025". Does not use
 * the browser's formatter, which takes 0.1 s to start on a phone and would delay the page's first frames.
 */
export const dateText = (
  date: Date,
  { hasWeekday, hasYear, isShort }: DateParts,
  language = typeof document === 'undefined' ? '' : navigator.language,
): string => {
  const month = isShort ? monthName(date).slice(0, SHORT) : monthName(date);
  const weekday = hasWeekday ? weekdayName(date) : '';
  const year = hasYear ? String(date.getFullYear()) : '';
  return MONTH_FIRST_LANGUAGES.test(language)
    ? [weekday, `${month} ${date.getDate()}`, year].filter(Boolean).join(', ')
    : [weekday, String(date.getDate()), month, year].filter(Boolean).join(' ');
};

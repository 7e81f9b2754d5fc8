/** Formats a moment's month in UTC, because server and browser must produce identical text. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Formats an instant such as "2026-11-21T12:00:00Z" as "November 2026". */
export const monthAndYear = (instant: string): string => {
  const moment = new Date(instant);
  return `${MONTHS[moment.getUTCMonth()] ?? ''} ${moment.getUTCFullYear()}`;
};

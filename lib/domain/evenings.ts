/** Calendar days as the visitor sees them; every function takes the moment, none reads a clock. */

const pad = (value: number): string => String(value).padStart(2, '0');

/** The day of a moment in the browser's zone as `YYYY-MM-DD`: the level key of a daily game. */
export const levelKeyOf = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

const part = (moment: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', options).format(moment);

/** "20 November". */
export const dayAndMonth = (moment: Date): string => `${moment.getDate()} ${part(moment, { month: 'long' })}`;

/** "Thursday 20 November". */
export const eveningName = (moment: Date): string =>
  `${part(moment, { weekday: 'long' })} ${dayAndMonth(moment)}`;

/** "Th": the first two letters of the weekday. */
export const shortWeekday = (moment: Date): string => part(moment, { weekday: 'short' }).slice(0, 2);

/** The last `count` days up to and including that of `moment`, oldest first, each at noon so that no clock change skips one. */
export const lastEvenings = (count: number, moment: Date): readonly Date[] =>
  Array.from(
    { length: count },
    (_, index) =>
      new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - (count - 1 - index), 12),
  );

/** Time of day as "8.14 pm". */
export const clockTime = (moment: Date): string => {
  const hour = moment.getHours();
  return `${hour % 12 || 12}.${pad(moment.getMinutes())} ${hour < 12 ? 'am' : 'pm'}`;
};

/** "November". */
export const monthName = (moment: Date): string => part(moment, { month: 'long' });

const WEEK_DAYS = 7;
const MONDAY_FIRST = 6;

/** The days of a moment's month at noon in weeks from Monday to Sunday; null where a week lies outside the month. */
export const monthWeeks = (moment: Date): (Date | null)[][] => {
  const [year, month] = [moment.getFullYear(), moment.getMonth()];
  const days = new Date(year, month + 1, 0).getDate();
  const before = (new Date(year, month, 1).getDay() + MONDAY_FIRST) % WEEK_DAYS;
  return Array.from({ length: Math.ceil((before + days) / WEEK_DAYS) }, (_, week) =>
    Array.from({ length: WEEK_DAYS }, (_unused, weekday) => {
      const day = week * WEEK_DAYS + weekday - before + 1;
      return day < 1 || day > days ? null : new Date(year, month, day, 12);
    }),
  );
};

/** Formats times and dates. */
import { dateText } from '@/lib/domain/days/date-text';

/** Returns a time such as `3:04` or `1:02:09`. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = `${pad(seconds % 60)}`;
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${tail}`;
}

/** Returns the date of a moment in the player's time zone as `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/**
 * Returns a date such as `Thursday 20 November` in the locale's order, with the year unless it is this year. The key
 * is a calendar day, not a moment.
 */
export function formatDay(levelKey: string, locale: string, now = new Date()): string {
  const date = new Date(`${levelKey}T12:00`);
  if (Number.isNaN(date.getTime())) return levelKey;
  return dateText(date, { hasWeekday: true, hasYear: date.getFullYear() !== now.getFullYear() }, locale);
}

/** Times in words and figures. */
import { dateText } from '@/lib/domain/date-text';

/** `3:04`, `1:02:09`. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = `${pad(seconds % 60)}`;
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${tail}`;
}

/** `YYYY-MM-DD` of a moment where the player is. */
export function dayOf(moment: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/**
 * `Thursday 20 November`, in the order of the locale, with its year where that is not this year; the key is a day of the
 * calendar, not a moment.
 */
export function formatDay(levelKey: string, locale: string, now = new Date()): string {
  const date = new Date(`${levelKey}T12:00`);
  if (Number.isNaN(date.getTime())) return levelKey;
  return dateText(date, { hasWeekday: true, hasYear: date.getFullYear() !== now.getFullYear() }, locale);
}

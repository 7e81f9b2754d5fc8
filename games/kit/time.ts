/** Times in words and figures. */
import { dateLocaleOf } from '@/lib/domain/date-order';

/** `3:04`, `1:02:09`. */
export function formatTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = `${pad(seconds % 60)}`;
  return minutes < 60 ? `${minutes}:${tail}` : `${Math.floor(minutes / 60)}:${pad(minutes % 60)}:${tail}`;
}

/** `Thursday 20 November`, in the order of the locale; the key is a day of the calendar, not a moment. */
export function formatDay(levelKey: string, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const date = new Date(`${levelKey}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return levelKey;
  return new Intl.DateTimeFormat(dateLocaleOf(locale), options).format(date);
}

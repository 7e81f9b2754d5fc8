import { visitorsDateLocale } from '@/lib/domain/days/date-order';

/** Formats a moment as "21 Nov 2026, 14:05" in the reader's own zone and order; only in the browser. */
export const momentText = (instant: string): string =>
  new Intl.DateTimeFormat(visitorsDateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

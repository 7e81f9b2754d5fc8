import { visitorDateLocale } from '@/lib/domain/days/date-order';

/** Formats a moment such as "21 Nov 2026, 14:05", in the reader's time zone and locale. Works only in the browser. */
export const formatMoment = (instant: string): string =>
  new Intl.DateTimeFormat(visitorDateLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );

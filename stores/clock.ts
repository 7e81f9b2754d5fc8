/** Follows the browser's clock by minute and by day, and when the page becomes visible. */
import { browserMidnightAfter } from '@/lib/domain/days/browser-day';
import { useClientValue } from './client-value';

const MINUTE_MS = 60_000;

const subscribeToMinutes = (report: () => void): (() => void) => {
  let timer: number;
  const scheduleMinute = (): void => {
    timer = window.setTimeout(
      () => {
        report();
        scheduleMinute();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  scheduleMinute();
  document.addEventListener('visibilitychange', report);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', report);
  };
};

const currentMinute = (): number => Date.now() - (Date.now() % MINUTE_MS);
const nextMidnight = (): number => browserMidnightAfter(new Date());

/** Returns the current minute in milliseconds; null on the server and during hydration. */
export const useMinute = (): number | null => useClientValue(currentMinute, subscribeToMinutes);

/** Returns the end of the browser's day in milliseconds; null on the server and during hydration. */
export const useLocalMidnight = (): number | null => useClientValue(nextMidnight, subscribeToMinutes);

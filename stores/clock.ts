/** Follows the browser's clock by minute and by day, and when the page becomes visible. */
import { browserMidnightAfter } from '@/lib/domain/days/browser-day';
import { useClientValue } from './client-value';

const MINUTE_MS = 60_000;

const onMinute = (report: () => void): (() => void) => {
  let timer: number;
  const wait = (): void => {
    timer = window.setTimeout(
      () => {
        report();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', report);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', report);
  };
};

const minute = (): number => Date.now() - (Date.now() % MINUTE_MS);
const midnight = (): number => browserMidnightAfter(new Date());

/** Returns the current minute in milliseconds; null on the server and during hydration. */
export const useMinute = (): number | null => useClientValue(minute, onMinute);

/** Returns the end of the browser's day in milliseconds; null on the server and during hydration. */
export const useLocalMidnight = (): number | null => useClientValue(midnight, onMinute);

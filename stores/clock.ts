/** The browser's clock as screens follow it: by the minute and by the day, and at once when the page is looked at again. */
import { browserMidnightAfter } from '@/lib/domain/browser-zone';
import { useClientValue } from './client-value';

const MINUTE_MS = 60_000;

const onMinute = (tell: () => void): (() => void) => {
  let timer: number;
  const wait = (): void => {
    timer = window.setTimeout(
      () => {
        tell();
        wait();
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', tell);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
};

const minute = (): number => Date.now() - (Date.now() % MINUTE_MS);
const midnight = (): number => browserMidnightAfter(new Date());

/** The minute that it is (milliseconds); null while rendering on the server and hydrating. */
export const useMinute = (): number | null => useClientValue(minute, onMinute);

/** When the day ends for the browser (milliseconds); null while rendering on the server and hydrating. */
export const useLocalMidnight = (): number | null => useClientValue(midnight, onMinute);

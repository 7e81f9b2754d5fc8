/** The browser's clock as screens follow it: by the minute and by the day, and at once when the page is looked at again. */
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
const midnight = (): number => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
};

/** The minute that it is (milliseconds); null while rendering on the server and hydrating. */
export const useMinute = (): number | null => useClientValue(minute, onMinute);

/** When the day ends in the browser's own zone (milliseconds); null while rendering on the server and hydrating. */
export const useLocalMidnight = (): number | null => useClientValue(midnight, onMinute);

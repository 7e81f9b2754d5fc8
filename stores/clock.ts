/** The browser's clock as screens follow it: by the minute and by the day, and at once when the page is looked at again. */
import { useSyncExternalStore } from 'react';

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
const unknown = (): null => null;

/** The minute that it is (milliseconds); null while rendering on the server and hydrating. */
export const useMinute = (): number | null => useSyncExternalStore<number | null>(onMinute, minute, unknown);

/** When the day ends in the browser's own zone (milliseconds); null while rendering on the server and hydrating. */
export const useLocalMidnight = (): number | null =>
  useSyncExternalStore<number | null>(onMinute, midnight, unknown);

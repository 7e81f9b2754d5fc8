/** Returns the time of the page's first effect in the browser, or null on the server and during hydration. */
import { useSyncExternalStore } from 'react';

let firstRenderTime: Date | null = null;
const subscribeToNothing = (): (() => void) => () => undefined;
const getFirstRenderTime = (): Date => {
  firstRenderTime ??= new Date();
  return firstRenderTime;
};

export const useClientNow = (): Date | null =>
  useSyncExternalStore<Date | null>(subscribeToNothing, getFirstRenderTime, () => null);

/** Returns the time of the page's first effect in the browser, or null on the server and during hydration. */
import { useSyncExternalStore } from 'react';

let first: Date | null = null;
const subscribeToNothing = (): (() => void) => () => undefined;
const firstMoment = (): Date => {
  first ??= new Date();
  return first;
};

export const useClientNow = (): Date | null =>
  useSyncExternalStore<Date | null>(subscribeToNothing, firstMoment, () => null);

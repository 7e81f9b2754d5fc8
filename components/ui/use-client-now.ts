/** The moment of the page's first effect in the browser; null while rendering on the server and hydrating. */
import { useSyncExternalStore } from 'react';

let first: Date | null = null;
const never = (): (() => void) => () => undefined;
const firstMoment = (): Date => {
  first ??= new Date();
  return first;
};

export const useClientNow = (): Date | null =>
  useSyncExternalStore<Date | null>(never, firstMoment, () => null);

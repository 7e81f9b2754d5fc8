/** Watches a page in use: the focus is not lost, and a double press presses nothing below a menu. Loads with the first use. */
import { dropSecondPresses } from '../drop-second-presses';
import { restoreLostFocus } from './restore-lost-focus';

let ends: (() => void)[] = [];

/** Starts to watch, once. @param first had the focus first */
export const watchUse = (first: EventTarget | null): void => {
  if (ends.length === 0) ends = [restoreLostFocus(first), dropSecondPresses()];
};

/** Ends the watch; a page is watched until it is left. */
export const endWatch = (): void => {
  for (const end of ends) end();
  ends = [];
};

/** Watches a page in use: the focus is not lost, and a double press presses nothing below a menu. Loads with the first use. */
import { dropSecondPresses } from '../drop-second-presses';
import { restoreLostFocus } from './restore-lost-focus';

let isWatching = false;

/** Starts to watch, once. @param first had the focus first */
export const watchUse = (first: EventTarget | null): void => {
  if (isWatching) return;
  isWatching = true;
  restoreLostFocus(first);
  dropSecondPresses();
};

/**
 * Keeps the focus from being lost, and ignores the second press of a double press, because that press would reach the
 * control below a closed menu. Loads on the first interaction.
 */
import { dropSecondPresses } from '../drop-second-presses';
import { restoreLostFocus } from './restore-lost-focus';

let endCallbacks: (() => void)[] = [];

/** Starts watching, unless already started. @param first the target that has the focus */
export const watchPageUse = (first: EventTarget | null): void => {
  if (endCallbacks.length === 0) endCallbacks = [restoreLostFocus(first), dropSecondPresses()];
};

/** Stops watching. In the browser, the watch lasts until the page is left. */
export const endWatch = (): void => {
  for (const end of endCallbacks) end();
  endCallbacks = [];
};

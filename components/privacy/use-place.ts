/** Returns the question's place in the current frame: the frame changes with its page, the question stays. */
import { useSyncExternalStore } from 'react';
import { PRIVACY_PLACE } from './privacy-place';

const findPlace = (): Element => document.getElementById(PRIVACY_PLACE) ?? document.body;

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.getElementById('__next') ?? document.body, { childList: true });
  return () => observer.disconnect();
};

/** Only in the browser. */
export const usePlace = (): Element => useSyncExternalStore(subscribe, findPlace);

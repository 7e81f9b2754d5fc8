/** The question's place in the frame that stands now: a frame goes with its page, the question stays. */
import { useSyncExternalStore } from 'react';
import { PRIVACY_PLACE } from './privacy-place';

const findPlace = (): Element => document.getElementById(PRIVACY_PLACE) ?? document.body;

const subscribe = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.getElementById('__next') ?? document.body, { childList: true });
  return () => observer.disconnect();
};

/** In the browser only. */
export const usePlace = (): Element => useSyncExternalStore(subscribe, findPlace);

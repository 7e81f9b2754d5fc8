/**
 * Finds the element for the privacy question in the current frame. Each page renders its own frame, but the question
 * persists.
 */
import { useSyncExternalStore } from 'react';
import { PRIVACY_SLOT_ID } from './privacy-slot';

const findPrivacySlot = (): Element => document.getElementById(PRIVACY_SLOT_ID) ?? document.body;

const watchPrivacySlot = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.getElementById('__next') ?? document.body, { childList: true });
  return () => observer.disconnect();
};

/** Returns the current frame's element for the privacy question. Works only in the browser. */
export const usePrivacySlot = (): Element => useSyncExternalStore(watchPrivacySlot, findPrivacySlot);

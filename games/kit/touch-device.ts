/** The device's main input method, for texts that name keys. */

/** Returns whether a finger is the main input method, so that a text should name no key. */
export const isTouchDevice = (): boolean =>
  window.matchMedia?.('(pointer: coarse) and (hover: none)').matches ?? false;

/** Detects the device's main input method, for texts that name keys. */

/** Returns whether touch is the main input method. If so, a text should not name keys. */
export const isTouchDevice = (): boolean =>
  window.matchMedia?.('(pointer: coarse) and (hover: none)').matches ?? false;

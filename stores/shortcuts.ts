/** Whether single-character keyboard shortcuts are on. Stored on the device, on by default (WCAG 2.1.4). */
import { browserStorage } from './key-value-storage';

const SHORTCUTS_KEY = 'sw_shortcuts';
const listeners = new Set<() => void>();

export const hasShortcuts = (): boolean => browserStorage.read(SHORTCUTS_KEY) !== false;

export const storeShortcuts = (isOn: boolean): void => {
  browserStorage.write(SHORTCUTS_KEY, isOn);
  for (const listener of listeners) listener();
};

/** Calls the listener after each change. Returns a function that stops. */
export const watchShortcuts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

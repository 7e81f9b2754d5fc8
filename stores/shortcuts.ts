/** Whether single-character keyboard shortcuts are on. Stored on the device, on by default (WCAG 2.1.4). */
import { browserStorage } from './key-value-storage';

const SHORTCUTS_KEY = 'sw_shortcuts';
const shortcutsListeners = new Set<() => void>();

export const hasShortcuts = (): boolean => browserStorage.read(SHORTCUTS_KEY) !== false;

export const storeShortcuts = (isOn: boolean): void => {
  browserStorage.write(SHORTCUTS_KEY, isOn);
  for (const listener of shortcutsListeners) listener();
};

/** Calls the listener after each change. Returns a function that stops. */
export const watchShortcuts = (listener: () => void): (() => void) => {
  shortcutsListeners.add(listener);
  return () => shortcutsListeners.delete(listener);
};

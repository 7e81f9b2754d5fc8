/** Whether this visitor has agreed to a network's advertising; null while they have not been asked. */
import { useSyncExternalStore } from 'react';
import { browserStorage } from './key-value-storage';

const CONSENT_KEY = 'sw_consent';

const read = (): boolean | null => {
  const { advertising } = (browserStorage.read(CONSENT_KEY) ?? {}) as { advertising?: unknown };
  return typeof advertising === 'boolean' ? advertising : null;
};
const watch = (notify: () => void): (() => void) => {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
};

export const useAdChoice = (): boolean | null => useSyncExternalStore(watch, read, () => null);

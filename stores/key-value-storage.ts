/** The browser's storage as values: parsed, and never in the way where it is switched off or full. */

export interface KeyValueStorage {
  /** Undefined for what is missing or unreadable. */
  read(key: string): unknown;
  /** False where nothing can be kept. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Every key that begins so. */
  keysOf(beginning: string): string[];
}

export const browserStorage: KeyValueStorage = {
  read: (key) => {
    try {
      const text = window.localStorage.getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  write: (key, value) => {
    try {
      window.localStorage.setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove: (key) => {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  },
  keysOf: (beginning) => {
    try {
      return Object.keys(window.localStorage).filter((key) => key.startsWith(beginning));
    } catch {
      return [];
    }
  },
};

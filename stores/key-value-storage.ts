/** The browser's storage with parsed values; never throws when the storage is disabled or full. */

export interface KeyValueStorage {
  /** Undefined for missing or unreadable values. */
  read(key: string): unknown;
  /** Returns false when nothing can be stored. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Returns every key with this prefix. */
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
      // Nothing was stored.
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

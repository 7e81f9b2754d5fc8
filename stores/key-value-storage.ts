/** The browser's storage with parsed values; never throws when the storage is disabled or full. */

export interface KeyValueStorage {
  /** Returns undefined for missing or unreadable values. */
  read(key: string): unknown;
  /** Returns false if the value cannot be stored. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Returns all keys with this prefix. */
  keysOf(beginning: string): string[];
}

/** @param open returns the storage; throws if the browser denies it */
const createStorage = (open: () => Storage): KeyValueStorage => ({
  read: (key) => {
    try {
      const text = open().getItem(key);
      return text === null ? undefined : (JSON.parse(text) as unknown);
    } catch {
      return undefined;
    }
  },
  write: (key, value) => {
    try {
      open().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
  remove: (key) => {
    try {
      open().removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
  keysOf: (beginning) => {
    try {
      return Object.keys(open()).filter((key) => key.startsWith(beginning));
    } catch {
      return [];
    }
  },
});

export const browserStorage = createStorage(() => window.localStorage);
/** The storage of the tab, which is removed when the tab is closed. */
export const tabStorage = createStorage(() => window.sessionStorage);

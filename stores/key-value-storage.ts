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

/** @param open returns the storage; a browser may refuse it */
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
/** Lasts as long as the tab. */
export const tabStorage = createStorage(() => window.sessionStorage);

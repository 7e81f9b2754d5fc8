/**
 * Stores a file's data in the browser as JSON, under names that begin with the product. Stores it in memory when the
 * browser has no storage.
 */

export interface OfflineStore {
  /** Returns the value of a name, or null when there is none or it cannot be read. */
  get(name: string): unknown;
  /**
   * Stores a value.
   * @returns whether the value remains after this window is closed
   */
  set(name: string, value: unknown): boolean;
  /** Returns whether a name has a value, even an unreadable one. */
  has(name: string): boolean;
}

/**
 * Creates the store of a product.
 * @param storage the browser's storage, or null when files cannot use it
 */
export function createStore(sku: string, storage: Storage | null): OfflineStore {
  const memory = new Map<string, string>();
  const keyOf = (name: string) => `${sku}:${name}`;
  const read = (key: string): string | null => {
    const stored = memory.get(key);
    if (stored !== undefined) return stored;
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  };
  return {
    has: (name) => read(keyOf(name)) !== null,
    get(name) {
      const text = read(keyOf(name));
      if (text === null) return null;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return null;
      }
    },
    set(name, value) {
      const key = keyOf(name);
      const text = JSON.stringify(value);
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
  };
}

/** Returns the browser's storage, or null if a file may not use it. In that case, even reading the property throws. */
export function storageOf(self: Window): Storage | null {
  try {
    return self.localStorage;
  } catch {
    return null;
  }
}

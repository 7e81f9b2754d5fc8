/**
 * The data that a file stores in the browser: under its product's names, as JSON; in memory when the browser has no storage.
 */

export interface Store {
  /** Returns null when there is no value, or none that can be read. */
  get(name: string): unknown;
  /** @returns whether the value survives this window */
  set(name: string, value: unknown): boolean;
  /** Whether a name has a value, readable or not. */
  has(name: string): boolean;
}

/** @param storage null when the browser has none for files */
export function createStore(sku: string, storage: Storage | null): Store {
  const memory = new Map<string, string>();
  const keyOf = (name: string) => `${sku}:${name}`;
  const read = (key: string): string | null => {
    const held = memory.get(key);
    if (held !== undefined) return held;
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

/** Returns the browser's storage if a file may use it; even reading the property throws if not. */
export function storageOf(self: Window): Storage | null {
  try {
    return self.localStorage;
  } catch {
    return null;
  }
}

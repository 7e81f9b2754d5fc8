/** What a file keeps in the browser: under names of its product, as JSON; in memory where the browser keeps nothing. */

export interface Store {
  /** Null where there is nothing, or nothing that can be read. */
  get(name: string): unknown;
  /** @returns whether it is kept beyond this window */
  set(name: string, value: unknown): boolean;
  /** Whether anything stands under a name, readable or not. */
  has(name: string): boolean;
}

/** @param storage null where the browser has none for files */
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

/** The browser's storage, where a file may have it: asking alone throws where it may not. */
export function storageOf(self: Window): Storage | null {
  try {
    return self.localStorage;
  } catch {
    return null;
  }
}

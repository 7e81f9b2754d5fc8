/**
 * Replaces the browser's storage for the emulator. Stores Flash's shared objects in memory, because an opaque origin
 * has no storage.
 */
import type { JsonValue } from '@/lib/game-protocol';
import { isRecord } from '../kit/is-record';

/** The maximum number of characters of all values together, which is well below the size limit of a save. */
export const MAX_SAVED_CHARS = 90_000;

/** The key of the state for a file's next start. It cannot conflict with objects, whose names are paths. */
const NOTE = 'start';
const MAX_NOTE_CHARS = 200;

type Objects = Record<string, string>;

export interface SharedObjects {
  /** Replaces `window.localStorage`. */
  storage: Storage;
  /** Returns the last state that the file has reported for its next start, or null without one. */
  note(): string | null;
  setNote(text: string): void;
  /** Returns everything to save: the data of this file, and of other files of the same game. */
  read(): JsonValue;
}

/** Returns the part of a save that Flash files have written, by their path. */
const extractFlashObjects = (saved: JsonValue): Record<string, Objects> => {
  const files = isRecord(saved) && isRecord(saved.flash) ? saved.flash : {};
  return Object.fromEntries(
    Object.entries(files).map(([url, objects]) => [
      url,
      Object.fromEntries(
        Object.entries(isRecord(objects) ? objects : {}).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string',
        ),
      ),
    ]),
  );
};

/** Adds access to values by property, which the emulator uses as well. */
const withProperties = (methods: Storage, names: () => string[]): Storage =>
  new Proxy(methods, {
    get: (target, name) =>
      typeof name === 'symbol' || name in target
        ? Reflect.get(target, name)
        : (target.getItem(name) ?? undefined),
    set: (target, name, value) => {
      target.setItem(String(name), String(value));
      return true;
    },
    deleteProperty: (target, name) => {
      target.removeItem(String(name));
      return true;
    },
    ownKeys: names,
    getOwnPropertyDescriptor: (target, name) => {
      const value = typeof name === 'symbol' ? null : target.getItem(name);
      return value === null ? undefined : { value, enumerable: true, configurable: true, writable: true };
    },
  });

/**
 * Creates the storage of one Flash file, filled with the saved data. The emulator names an object `<host>/<path of the
 * file>/<name>`. The host is removed, so that saves remain valid when the site moves.
 * @param options.url the path of the file, under which its objects are stored
 * @param options.host the host as the emulator writes it, without a port
 */
export const createSharedObjects = (options: {
  url: string;
  host: string;
  saved: JsonValue;
  onChange(): void;
}): SharedObjects => {
  const others = extractFlashObjects(options.saved);
  const objects = new Map(Object.entries(others[options.url] ?? {}));
  const prefix = `${options.host}/`;
  const keyOf = (name: string): string => (name.startsWith(prefix) ? name.slice(prefix.length) : name);
  const sizeOf = (key: string, value: string): number => key.length + value.length;
  const restOf = (key: string): number =>
    [...objects].reduce((sum, [name, value]) => sum + (name === key ? 0 : sizeOf(name, value)), 0);

  const methods: Storage = {
    get length() {
      return objects.size;
    },
    key: (index) => [...objects.keys()].map((key) => prefix + key)[index] ?? null,
    getItem: (name) => objects.get(keyOf(name)) ?? null,
    setItem(name, given) {
      const key = keyOf(name);
      const value = String(given);
      if (objects.get(key) === value) return;
      // Flash detects the error. Its flush() then fails as if the player had refused the space.
      if (restOf(key) + sizeOf(key, value) > MAX_SAVED_CHARS)
        throw new DOMException('The save is too large.', 'QuotaExceededError');
      objects.set(key, value);
      options.onChange();
    },
    removeItem(name) {
      if (objects.delete(keyOf(name))) options.onChange();
    },
    clear() {
      objects.clear();
      options.onChange();
    },
  };
  return {
    storage: withProperties(methods, () => [...objects.keys()].map((key) => prefix + key)),
    note: () => objects.get(NOTE) ?? null,
    setNote(text) {
      if (text.length <= MAX_NOTE_CHARS) methods.setItem(NOTE, text);
    },
    read: () => ({ flash: { ...others, [options.url]: Object.fromEntries(objects) } }),
  };
};

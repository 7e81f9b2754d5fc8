/**
 * Remembers in this tab which games have moved to an earlier page of a list to replace games that the visitor has
 * hidden.
 */
import type { KeyValueStorage } from './key-value-storage';

type Storage = Pick<KeyValueStorage, 'read' | 'write'>;

const KEY = 'sw_refills';

interface Refills {
  /** Identifies the list, its filters and the visitor's hidden games; another list replaces the stored one. */
  list: string;
  /** The uids of the moved games, by the page to which they have moved. */
  pages: Readonly<Record<string, readonly string[]>>;
}

const read = (storage: Storage, list: string): Refills['pages'] => {
  const stored = storage.read(KEY) as Partial<Refills> | null | undefined;
  return stored?.list === list && typeof stored.pages === 'object' && stored.pages ? stored.pages : {};
};

/** Returns the uids of the games that have moved to a page of a list. */
export const movedTo = (storage: Storage, list: string, page: number): readonly string[] => {
  const uids: unknown = read(storage, list)[page];
  return Array.isArray(uids) ? uids.map(String) : [];
};

export const storeMoved = (storage: Storage, list: string, page: number, uids: readonly string[]): void =>
  void storage.write(KEY, { list, pages: { ...read(storage, list), [page]: uids } });

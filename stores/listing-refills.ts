/**
 * Remembers in this tab which games have moved to an earlier page of a list to replace games that the visitor has
 * hidden.
 */
import type { KeyValueStorage } from './key-value-storage';

type RefillsStorage = Pick<KeyValueStorage, 'read' | 'write'>;

const REFILLS_KEY = 'sw_refills';

interface StoredRefills {
  /** Identifies the list, its filters and the visitor's hidden games; another list replaces the stored one. */
  list: string;
  /** The uids of the moved games, by the page to which they have moved. */
  pages: Readonly<Record<string, readonly string[]>>;
}

const readPageRefills = (storage: RefillsStorage, list: string): StoredRefills['pages'] => {
  const stored = storage.read(REFILLS_KEY) as Partial<StoredRefills> | null | undefined;
  return stored?.list === list && typeof stored.pages === 'object' && stored.pages ? stored.pages : {};
};

/** Returns the uids of the games that have moved to a page of a list. */
export const listMovedGames = (storage: RefillsStorage, list: string, page: number): readonly string[] => {
  const uids: unknown = readPageRefills(storage, list)[page];
  return Array.isArray(uids) ? uids.map(String) : [];
};

export const storeMoved = (
  storage: RefillsStorage,
  list: string,
  page: number,
  uids: readonly string[],
): void =>
  void storage.write(REFILLS_KEY, { list, pages: { ...readPageRefills(storage, list), [page]: uids } });

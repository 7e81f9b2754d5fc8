/** The last paths of this visit, newest last, and where "back" leads (spec §2, §9). */
import { createStore, type StoreApi } from 'zustand/vanilla';

// Spec §9: navigation history keeps 10 paths.
const MAX_PATHS = 10;

export interface HistoryState {
  paths: readonly string[];
  /** Remembers the path that a route change led to. */
  visit(path: string): void;
  /** The latest path that holds no fragment and is not the current page; null where there is none. */
  previous(current: string): string | null;
}
export type HistoryStore = StoreApi<HistoryState>;

export const createHistoryStore = (): HistoryStore =>
  createStore<HistoryState>((set, get) => ({
    paths: [],
    visit: (path) => {
      const { paths } = get();
      if (paths.at(-1) !== path) set({ paths: [...paths, path].slice(-MAX_PATHS) });
    },
    previous: (current) => get().paths.findLast((path) => !path.includes('#') && path !== current) ?? null,
  }));

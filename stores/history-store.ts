/** The last paths of this visit, and the target of "back" (spec §2, §9). */
import { createStore, type StoreApi } from 'zustand/vanilla';

// Spec §9: the navigation history stores 10 paths.
const MAX_PATHS = 10;

export interface HistoryState {
  paths: readonly string[];
  /** Records the path of a route change. */
  visit(path: string): void;
  /** Returns the latest path that has no fragment and is not the current page, or null if there is none. */
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

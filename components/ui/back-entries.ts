/**
 * Lets the browser's Back close the topmost dialog or board before it leaves the page. Each open dialog has its own
 * history entry, a copy of the page's entry that is marked with the number of open dialogs. If a dialog closes in
 * another way, its entry is removed. A navigation from a dialog replaces its entry.
 */
import Router from 'next/router';

const MARK = 'openDialogs';

interface Entry {
  /** Next's key for the visit of a page; the copied entries have the same key. */
  key?: string;
  [MARK]?: number;
}

interface BackEntries {
  /**
   * Adds an entry for a dialog that has opened.
   * @returns a function that removes the entry, unless Back has done so
   */
  add(close: () => void): () => void;
}

/**
 * Handles the window's history events before Next does, because Next would reload the page for a move between two
 * history entries of the same page.
 */
export const createBackEntries = (): BackEntries => {
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  const closings: (() => void)[] = [];
  let current = (history.state ?? {}) as Entry;
  /** Whether a move that this module has started is still in progress. */
  let isMoving = false;
  /** Whether a navigation has replaced the entry that the current move leaves. */
  let isNavigated = false;
  let timer = 0;

  const depthOf = (entry: Entry): number => entry[MARK] ?? 0;
  const move = (by: number): void => {
    isMoving = true;
    history.go(by);
  };
  const removeSurplus = (): void => {
    const surplus = depthOf(current) - closings.length;
    if (!isMoving && surplus > 0) move(-surplus);
  };
  const addMissing = (): void => {
    while (!isMoving && depthOf(current) < closings.length) {
      current = { ...(history.state as Entry), [MARK]: depthOf(current) + 1 };
      push(current, '');
    }
  };

  history.pushState = (state: Entry, ...rest) => {
    isNavigated = isMoving;
    if (depthOf(current) > 0) replace(state, ...rest);
    else push(state, ...rest);
    current = state ?? {};
  };
  history.replaceState = (state: Entry, ...rest) => {
    current = depthOf(current) > 0 ? { ...state, [MARK]: depthOf(current) } : (state ?? {});
    replace(current, ...rest);
  };
  const handleMove = (event: PopStateEvent): void => {
    const entry = (event.state ?? {}) as Entry;
    if (isMoving) {
      isMoving = false;
      event.stopImmediatePropagation();
      if (isNavigated) {
        // A navigation has added a new entry in the meantime, and this move has left it. Moves forward again to the new
        // page.
        isNavigated = false;
        return move(1);
      }
      current = entry;
      removeSurplus();
      return addMissing();
    }
    const previousDepth = depthOf(current);
    const isSameVisit = entry.key !== undefined && entry.key === current.key;
    current = entry;
    if (!isSameVisit) return;
    event.stopImmediatePropagation();
    const isClosing = closings.length > depthOf(entry);
    while (closings.length > depthOf(entry)) closings.pop()?.();
    // The dialog of this entry was already closed, so Back was meant for the page itself.
    if (!isClosing && depthOf(entry) < previousDepth) history.back();
  };
  // Next's listener is registered again after this one, because listeners run in the order of their registration.
  const follow = Router.router?.onPopState;
  if (follow) window.removeEventListener('popstate', follow);
  window.addEventListener('popstate', handleMove);
  if (follow) window.addEventListener('popstate', follow);

  return {
    add(close) {
      closings.push(close);
      clearTimeout(timer);
      addMissing();
      return () => {
        const index = closings.indexOf(close);
        if (index < 0) return;
        closings.splice(index, 1);
        // Waits, because another dialog may open as this one closes.
        clearTimeout(timer);
        timer = window.setTimeout(removeSurplus);
      };
    },
  };
};

let ofWindow: BackEntries | undefined;

/** Adds an entry to the history of this window (see `BackEntries`). */
export const addBackEntry: BackEntries['add'] = (close) => (ofWindow ??= createBackEntries()).add(close);

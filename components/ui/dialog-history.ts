/**
 * Lets the browser's Back close the topmost dialog or board before it leaves the page. Each open dialog has its own
 * history entry, a copy of the page's entry that is marked with the number of open dialogs. If a dialog closes in
 * another way, its entry is removed. A navigation from a dialog replaces its entry.
 */
import Router from 'next/router';

const DIALOG_COUNT_KEY = 'openDialogs';

interface HistoryEntryState {
  /** Next's key for the visit of a page; the copied entries have the same key. */
  key?: string;
  [DIALOG_COUNT_KEY]?: number;
}

interface DialogHistory {
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
export const createDialogHistory = (): DialogHistory => {
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  const closings: (() => void)[] = [];
  let current = (history.state ?? {}) as HistoryEntryState;
  /** Whether a move that this module has started is still in progress. */
  let isMoving = false;
  /** Whether a navigation has replaced the entry that the current move leaves. */
  let isNavigated = false;
  let timer = 0;

  const countDialogs = (entry: HistoryEntryState): number => entry[DIALOG_COUNT_KEY] ?? 0;
  const moveInHistory = (by: number): void => {
    isMoving = true;
    history.go(by);
  };
  const removeSurplusEntries = (): void => {
    const surplus = countDialogs(current) - closings.length;
    if (!isMoving && surplus > 0) moveInHistory(-surplus);
  };
  const addMissingEntries = (): void => {
    while (!isMoving && countDialogs(current) < closings.length) {
      current = { ...(history.state as HistoryEntryState), [DIALOG_COUNT_KEY]: countDialogs(current) + 1 };
      push(current, '');
    }
  };

  history.pushState = (state: HistoryEntryState, ...rest) => {
    isNavigated = isMoving;
    if (countDialogs(current) > 0) replace(state, ...rest);
    else push(state, ...rest);
    current = state ?? {};
  };
  history.replaceState = (state: HistoryEntryState, ...rest) => {
    current =
      countDialogs(current) > 0 ? { ...state, [DIALOG_COUNT_KEY]: countDialogs(current) } : (state ?? {});
    replace(current, ...rest);
  };
  const handlePopState = (event: PopStateEvent): void => {
    const entry = (event.state ?? {}) as HistoryEntryState;
    if (isMoving) {
      isMoving = false;
      event.stopImmediatePropagation();
      if (isNavigated) {
        // A navigation has added a new entry in the meantime, and this move has left it. Moves forward again to the new
        // page.
        isNavigated = false;
        return moveInHistory(1);
      }
      current = entry;
      removeSurplusEntries();
      return addMissingEntries();
    }
    const previousDepth = countDialogs(current);
    const isSameVisit = entry.key !== undefined && entry.key === current.key;
    current = entry;
    if (!isSameVisit) return;
    event.stopImmediatePropagation();
    const isClosing = closings.length > countDialogs(entry);
    while (closings.length > countDialogs(entry)) closings.pop()?.();
    // The dialog of this entry was already closed, so Back was meant for the page itself.
    if (!isClosing && countDialogs(entry) < previousDepth) history.back();
  };
  // Next's listener is registered again after this one, because listeners run in the order of their registration.
  const follow = Router.router?.onPopState;
  if (follow) window.removeEventListener('popstate', follow);
  window.addEventListener('popstate', handlePopState);
  if (follow) window.addEventListener('popstate', follow);

  return {
    add(close) {
      closings.push(close);
      clearTimeout(timer);
      addMissingEntries();
      return () => {
        const index = closings.indexOf(close);
        if (index < 0) return;
        closings.splice(index, 1);
        // Waits, because another dialog may open as this one closes.
        clearTimeout(timer);
        timer = window.setTimeout(removeSurplusEntries);
      };
    },
  };
};

let windowBackEntries: DialogHistory | undefined;

/** Adds an entry to the history of this window (see `DialogHistory`). */
export const addDialogHistoryEntry: DialogHistory['add'] = (close) =>
  (windowBackEntries ??= createDialogHistory()).add(close);

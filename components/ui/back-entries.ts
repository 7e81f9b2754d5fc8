/**
 * Lets the browser's Back close the topmost dialog or board before it leaves the page. Each open one has an entry in the history,
 * a copy of the page's own, that is marked with the number of open ones. The entry goes when its dialog closes otherwise, and a
 * navigation from the dialog takes its place.
 */
import Router from 'next/router';

const MARK = 'openDialogs';

interface Entry {
  /** Next's name for the visit of a page; the copies have the same. */
  key?: string;
  [MARK]?: number;
}

interface BackEntries {
  /** Adds an entry for what has opened. @returns removes it, unless Back did */
  add(close: () => void): () => void;
}

/** Watches a window's history, before Next does: it would load the page again for a move within its visit. */
export const createBackEntries = (): BackEntries => {
  const { history } = window;
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)];
  const closings: (() => void)[] = [];
  let current = (history.state ?? {}) as Entry;
  /** A move that this module has begun and that has not arrived. */
  let isMoving = false;
  /** A navigation has replaced the entry that the move leaves. */
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
        // The new page's entry is ahead of the one that the move has reached.
        isNavigated = false;
        return move(1);
      }
      current = entry;
      removeSurplus();
      return addMissing();
    }
    const wasAt = depthOf(current);
    const isSameVisit = entry.key !== undefined && entry.key === current.key;
    current = entry;
    if (!isSameVisit) return;
    event.stopImmediatePropagation();
    const isClosing = closings.length > depthOf(entry);
    while (closings.length > depthOf(entry)) closings.pop()?.();
    // The entry had no dialog any more, so the press is meant for the page.
    if (!isClosing && depthOf(entry) < wasAt) history.back();
  };
  // A window calls its listeners in the order of their registration, so Next's is registered again, after this one.
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
        // One dialog may open as another closes.
        clearTimeout(timer);
        timer = window.setTimeout(removeSurplus);
      };
    },
  };
};

let ofWindow: BackEntries | undefined;

/** Adds an entry to the history of this window (BackEntries). */
export const addBackEntry: BackEntries['add'] = (close) => (ofWindow ??= createBackEntries()).add(close);

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDialogHistory } from '@/components/ui/dialog-history';

const [push, replace] = [window.history.pushState, window.history.replaceState];
const historyPage = (path: string, key = path) => [{ key, as: path }, '', path] as const;
const currentPath = () => window.location.pathname;

/** Resolves at the next navigation of the history. */
const waitForPopState = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { capture: true, once: true }));
const onPage = vi.fn();

let dialogHistory: ReturnType<typeof createDialogHistory>;
beforeEach(() => {
  Object.assign(window.history, { pushState: push, replaceState: replace });
  window.history.pushState(...historyPage('/before'));
  window.history.pushState(...historyPage('/games'));
  const listen = vi.spyOn(window, 'addEventListener');
  dialogHistory = createDialogHistory();
  onPage.mockClear();
  window.addEventListener('popstate', onPage);
  const added = listen.mock.calls;
  listen.mockRestore();
  return () =>
    added.forEach(([type, listener, options]) => window.removeEventListener(type, listener!, options));
});

describe('the Back button with a dialog open', () => {
  it('closes the dialog and stays on the page', async () => {
    const close = vi.fn();
    dialogHistory.add(close);
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(currentPath()).toBe('/games');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('closes the topmost of two dialogs first', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    dialogHistory.add(first);
    dialogHistory.add(second);
    window.history.back();
    await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
    expect(first).not.toHaveBeenCalled();
    window.history.back();
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
    expect(currentPath()).toBe('/games');
  });

  it('leaves the page when it is pressed again', async () => {
    const close = vi.fn();
    dialogHistory.add(close);
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    window.history.back();
    await waitForPopState();
    expect(currentPath()).toBe('/before');
  });
});

describe('a dialog that closes without the Back button', () => {
  it('removes its history entry, so that Back leaves the page immediately', async () => {
    const length = window.history.length;
    dialogHistory.add(() => undefined)();
    await vi.waitFor(() => expect(window.history.state).toEqual({ key: '/games', as: '/games' }));
    expect(window.history.length).toBe(length + 1);
    window.history.back();
    await waitForPopState();
    expect(currentPath()).toBe('/before');
  });

  it('passes its history entry to a dialog that opens in its place', async () => {
    const close = vi.fn();
    const remove = dialogHistory.add(() => undefined);
    const length = window.history.length;
    remove();
    dialogHistory.add(close);
    expect(window.history.length).toBe(length);
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(currentPath()).toBe('/games');
  });
});

describe('navigating from a dialog', () => {
  it('replaces the dialog’s history entry', async () => {
    const remove = dialogHistory.add(() => undefined);
    const length = window.history.length;
    window.history.pushState(...historyPage('/help'));
    remove();
    expect(window.history.length).toBe(length);
    window.history.back();
    await waitForPopState();
    expect(currentPath()).toBe('/games');
    expect(onPage).toHaveBeenCalledOnce();
  });

  it('stays on the new page while the dialog’s history entry is being removed', async () => {
    const go = window.history.go.bind(window.history);
    const moving = vi.spyOn(window.history, 'go').mockImplementationOnce((by) => {
      go(by);
      window.history.pushState(...historyPage('/help'));
    });
    dialogHistory.add(() => undefined)();
    await vi.waitFor(() => expect(moving).toHaveBeenLastCalledWith(1));
    moving.mockRestore();
    await vi.waitFor(() => expect(currentPath()).toBe('/help'));
    window.history.back();
    await waitForPopState();
    expect(currentPath()).toBe('/games');
  });
});

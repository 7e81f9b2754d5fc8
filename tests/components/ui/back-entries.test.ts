// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBackEntries } from '@/components/ui/back-entries';

const [push, replace] = [window.history.pushState, window.history.replaceState];
const page = (path: string, key = path) => [{ key, as: path }, '', path] as const;
const path = () => window.location.pathname;

/** Resolves at the next navigation of the history. */
const moved = () =>
  new Promise((resolve) => window.addEventListener('popstate', resolve, { capture: true, once: true }));
const onPage = vi.fn();

let entries: ReturnType<typeof createBackEntries>;
beforeEach(() => {
  Object.assign(window.history, { pushState: push, replaceState: replace });
  window.history.pushState(...page('/before'));
  window.history.pushState(...page('/games'));
  const listen = vi.spyOn(window, 'addEventListener');
  entries = createBackEntries();
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
    entries.add(close);
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(path()).toBe('/games');
    expect(onPage).not.toHaveBeenCalled();
  });

  it('closes the topmost of two dialogs first', async () => {
    const [first, second] = [vi.fn(), vi.fn()];
    entries.add(first);
    entries.add(second);
    window.history.back();
    await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
    expect(first).not.toHaveBeenCalled();
    window.history.back();
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
    expect(path()).toBe('/games');
  });

  it('leaves the page when it is pressed again', async () => {
    const close = vi.fn();
    entries.add(close);
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    window.history.back();
    await moved();
    expect(path()).toBe('/before');
  });
});

describe('a dialog that closes without the Back button', () => {
  it('removes its history entry, so that Back leaves the page immediately', async () => {
    const length = window.history.length;
    entries.add(() => undefined)();
    await vi.waitFor(() => expect(window.history.state).toEqual({ key: '/games', as: '/games' }));
    expect(window.history.length).toBe(length + 1);
    window.history.back();
    await moved();
    expect(path()).toBe('/before');
  });

  it('passes its history entry to a dialog that opens in its place', async () => {
    const close = vi.fn();
    const remove = entries.add(() => undefined);
    const length = window.history.length;
    remove();
    entries.add(close);
    expect(window.history.length).toBe(length);
    window.history.back();
    await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(path()).toBe('/games');
  });
});

describe('navigating from a dialog', () => {
  it('replaces the dialog’s history entry', async () => {
    const remove = entries.add(() => undefined);
    const length = window.history.length;
    window.history.pushState(...page('/help'));
    remove();
    expect(window.history.length).toBe(length);
    window.history.back();
    await moved();
    expect(path()).toBe('/games');
    expect(onPage).toHaveBeenCalledOnce();
  });

  it('stays on the new page while the dialog’s history entry is being removed', async () => {
    const go = window.history.go.bind(window.history);
    const moving = vi.spyOn(window.history, 'go').mockImplementationOnce((by) => {
      go(by);
      window.history.pushState(...page('/help'));
    });
    entries.add(() => undefined)();
    await vi.waitFor(() => expect(moving).toHaveBeenLastCalledWith(1));
    moving.mockRestore();
    await vi.waitFor(() => expect(path()).toBe('/help'));
    window.history.back();
    await moved();
    expect(path()).toBe('/games');
  });
});

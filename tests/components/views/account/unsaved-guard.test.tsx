/** Every way off a page with unsaved changes asks once; every way that stays on it asks nothing. */
import { renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preserveScroll, type BeforeMove } from '@/components/layout/preserve-scroll';
import { useUnsavedGuard } from '@/components/views/account/use-unsaved-guard';
import { maySignOut } from '@/stores/may-sign-out';

type Handler = (...given: unknown[]) => void;
const HERE = '/account/user/edit/name';

const createEvents = () => {
  const handlers = new Map<string, Set<Handler>>();
  return {
    on: (name: string, handler: Handler) => {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler));
    },
    off: (name: string, handler: Handler) => void handlers.get(name)?.delete(handler),
    emit: (name: string, ...given: unknown[]) => handlers.get(name)?.forEach((handler) => handler(...given)),
  };
};

const confirm = vi.fn<() => boolean>();
const go = vi.fn<(by: number) => void>();
let events: ReturnType<typeof createEvents>;
let beforeMove: BeforeMove = () => true;
const beforePopState = (callback: BeforeMove): void => {
  beforeMove = callback;
};

const open = (isDirty = true) =>
  renderHook(
    (props: { isDirty: boolean }) => {
      useUnsavedGuard(props.isDirty);
      useUnsavedGuard(props.isDirty);
    },
    {
      initialProps: { isDirty },
      wrapper: ({ children }) => (
        <RouterContext value={{ events, beforePopState } as unknown as NextRouter}>{children}</RouterContext>
      ),
    },
  );
const begin = (path: string) => () => events.emit('routeChangeStart', path);

beforeEach(() => {
  events = createEvents();
  window.history.replaceState(null, '', HERE);
  confirm.mockReset().mockReturnValue(false);
  go.mockReset();
  vi.stubGlobal('confirm', confirm);
  vi.spyOn(window.history, 'go').mockImplementation((by = 0) => go(by));
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('a change of the route', () => {
  it('is stopped where the visitor stays, and those who heard of it hear of its end', () => {
    open();
    const ended = vi.fn();
    events.on('routeChangeError', ended);
    expect(begin('/search/lamp')).toThrow();
    expect(confirm).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('goes on where the visitor leaves, who is asked once', () => {
    confirm.mockReturnValue(true);
    open();
    expect(begin('/search/lamp')).not.toThrow();
    expect(begin('/search/lamp')).not.toThrow();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('is asked about again after one that failed', () => {
    confirm.mockReturnValue(true);
    open();
    begin('/')();
    events.emit('routeChangeError', new Error('no'), '/');
    begin('/')();
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('to the same page asks nothing', () => {
    open();
    expect(begin(`${HERE}?x=1#y`)).not.toThrow();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('is nobody’s business while nothing is unsaved', () => {
    const page = open(false);
    expect(begin('/')).not.toThrow();
    page.rerender({ isDirty: true });
    page.rerender({ isDirty: false });
    expect(begin('/')).not.toThrow();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('that was stopped is reported to nobody', () => {
    open();
    let declined: unknown;
    try {
      begin('/')();
    } catch (error) {
      declined = error;
    }
    const isHandled = (reason: unknown): boolean => {
      const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    // Of all that is thrown, only errors are reported (stores/report-uncaught.ts).
    expect(declined).not.toBeInstanceOf(Error);
    expect(isHandled(declined)).toBe(true);
    expect(isHandled(new Error('another'))).toBe(false);
  });
});

describe('the Back button', () => {
  /** Moves the browser's history. Returns true where the router follows. */
  const moveTo = (path: string): boolean => {
    window.history.replaceState(null, '', path);
    const isFollowed = beforeMove({ url: path, as: path, options: {} });
    window.dispatchEvent(new PopStateEvent('popstate'));
    return isFollowed;
  };

  it('stays where the visitor declines, with the history as it was', () => {
    open();
    expect(moveTo('/')).toBe(false);
    expect(go.mock.calls).toEqual([[1]]);
    // The browser's way back to the page is no navigation of the visitor's.
    expect(moveTo(HERE)).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
    expect(moveTo('/')).toBe(false);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('leaves where the visitor agrees, who is not asked again as the route changes', () => {
    confirm.mockReturnValue(true);
    open();
    expect(moveTo('/')).toBe(true);
    expect(begin('/')).not.toThrow();
    expect(confirm).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });

  it('asks nothing between places of the page', () => {
    open();
    expect(moveTo(`${HERE}#content`)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each([
    ['Back', 2, 1],
    ['Forward', 4, -1],
  ])('and Forward move the history back by as much: %s', (_name, to, by) => {
    const navigation = { currentEntry: { index: 3 } };
    vi.stubGlobal('navigation', navigation);
    open();
    navigation.currentEntry.index = to;
    moveTo('/');
    expect(go.mock.calls).toEqual([[by]]);
  });
});

it('a page that is left alone has the history’s way of all pages', () => {
  const page = open();
  page.rerender({ isDirty: false });
  expect(beforeMove).toBe(preserveScroll);
});

describe('signing out', () => {
  it.each([true, false])('goes on only where the visitor agrees: %s', (isAgreed) => {
    confirm.mockReturnValue(isAgreed);
    open();
    expect(maySignOut()).toBe(isAgreed);
    expect(confirm).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });
});

it('closing the tab asks', () => {
  const page = open();
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  page.rerender({ isDirty: false });
  expect(leave()).toBe(true);
});

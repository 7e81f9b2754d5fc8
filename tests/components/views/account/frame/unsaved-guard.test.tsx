/** Tests that leaving a page with unsaved changes asks for confirmation once. A change within the page never asks. */
import { renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preserveScroll, type BeforeMove } from '@/components/layout/preserve-scroll';
import { useUnsavedGuard } from '@/components/views/account/frame/use-unsaved-guard';
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

describe('changing the route with unsaved changes', () => {
  it('gets canceled when the visitor stays, and notifies route-change listeners of the cancellation', () => {
    open();
    const ended = vi.fn();
    events.on('routeChangeError', ended);
    expect(begin('/search/lamp')).toThrow();
    expect(confirm).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('continues when the visitor confirms once', () => {
    confirm.mockReturnValue(true);
    open();
    expect(begin('/search/lamp')).not.toThrow();
    expect(begin('/search/lamp')).not.toThrow();
    expect(confirm).toHaveBeenCalledOnce();
  });

  it('asks for confirmation again after a route change has failed', () => {
    confirm.mockReturnValue(true);
    open();
    begin('/')();
    events.emit('routeChangeError', new Error('no'), '/');
    begin('/')();
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('needs no confirmation when the route stays on the same page', () => {
    open();
    expect(begin(`${HERE}?x=1#y`)).not.toThrow();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('needs no confirmation when there are no unsaved changes', () => {
    const page = open(false);
    expect(begin('/')).not.toThrow();
    page.rerender({ isDirty: true });
    page.rerender({ isDirty: false });
    expect(begin('/')).not.toThrow();
    expect(confirm).not.toHaveBeenCalled();
  });

  it('causes no error report when the visitor cancels it', () => {
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
    // stores/report-uncaught.ts reports only instances of Error.
    expect(declined).not.toBeInstanceOf(Error);
    expect(isHandled(declined)).toBe(true);
    expect(isHandled(new Error('another'))).toBe(false);
  });
});

describe('going back or forward with unsaved changes', () => {
  /** Navigates in the browser's history. Returns true when the router follows. */
  const moveTo = (path: string): boolean => {
    window.history.replaceState(null, '', path);
    const isFollowed = beforeMove({ url: path, as: path, options: {} });
    window.dispatchEvent(new PopStateEvent('popstate'));
    return isFollowed;
  };

  it('keeps the page and the history when the visitor declines', () => {
    open();
    expect(moveTo('/')).toBe(false);
    expect(go.mock.calls).toEqual([[1]]);
    // The guard, not the visitor, navigates back to the page.
    expect(moveTo(HERE)).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
    expect(moveTo('/')).toBe(false);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('leaves when the visitor agrees, without asking again', () => {
    confirm.mockReturnValue(true);
    open();
    expect(moveTo('/')).toBe(true);
    expect(begin('/')).not.toThrow();
    expect(confirm).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });

  it('needs no confirmation for a fragment of the same page', () => {
    open();
    expect(moveTo(`${HERE}#content`)).toBe(true);
    expect(confirm).not.toHaveBeenCalled();
  });

  it.each([
    ['Back', 2, 1],
    ['Forward', 4, -1],
  ])('moves the history back by the same number of entries: %s', (_name, to, by) => {
    const navigation = { currentEntry: { index: 3 } };
    vi.stubGlobal('navigation', navigation);
    open();
    navigation.currentEntry.index = to;
    moveTo('/');
    expect(go.mock.calls).toEqual([[by]]);
  });
});

describe('navigating without unsaved changes', () => {
  it('uses the ordinary handler of page changes again', () => {
    const page = open();
    page.rerender({ isDirty: false });
    expect(beforeMove).toBe(preserveScroll);
  });
});

describe('signing out with unsaved changes', () => {
  it.each([true, false])('continues only when the visitor agrees: %s', (isAgreed) => {
    confirm.mockReturnValue(isAgreed);
    open();
    expect(maySignOut()).toBe(isAgreed);
    expect(confirm).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });
});

describe('closing the tab with unsaved changes', () => {
  it('requires a confirmation', () => {
    const page = open();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    page.rerender({ isDirty: false });
    expect(leave()).toBe(true);
  });
});

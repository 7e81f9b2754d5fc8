/** Tests that leaving a page with unsaved changes asks for confirmation once. A change within the page never asks. */
import { renderHook } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preserveScroll, type BeforeHistoryNavigation } from '@/components/layout/preserve-scroll';
import { useUnsavedGuard } from '@/components/views/account/frame/use-unsaved-guard';
import { maySignOut } from '@/stores/may-sign-out';

type RouterHandler = (...given: unknown[]) => void;
const ACCOUNT_PATH = '/account/user/edit/name';

const createEvents = () => {
  const handlers = new Map<string, Set<RouterHandler>>();
  return {
    on: (name: string, handler: RouterHandler) => {
      handlers.set(name, (handlers.get(name) ?? new Set()).add(handler));
    },
    off: (name: string, handler: RouterHandler) => void handlers.get(name)?.delete(handler),
    emit: (name: string, ...given: unknown[]) => handlers.get(name)?.forEach((handler) => handler(...given)),
  };
};

const confirmLeaving = vi.fn<() => boolean>();
const goInHistory = vi.fn<(by: number) => void>();
let routerEvents: ReturnType<typeof createEvents>;
let beforePopStateHandler: BeforeHistoryNavigation = () => true;
const beforePopState = (callback: BeforeHistoryNavigation): void => {
  beforePopStateHandler = callback;
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
        <RouterContext value={{ events: routerEvents, beforePopState } as unknown as NextRouter}>
          {children}
        </RouterContext>
      ),
    },
  );
const startRouteChange = (path: string) => () => routerEvents.emit('routeChangeStart', path);

beforeEach(() => {
  routerEvents = createEvents();
  window.history.replaceState(null, '', ACCOUNT_PATH);
  confirmLeaving.mockReset().mockReturnValue(false);
  goInHistory.mockReset();
  vi.stubGlobal('confirm', confirmLeaving);
  vi.spyOn(window.history, 'go').mockImplementation((by = 0) => goInHistory(by));
});
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('changing the route with unsaved changes', () => {
  it('gets canceled when the visitor stays, and notifies route-change listeners of the cancellation', () => {
    open();
    const ended = vi.fn();
    routerEvents.on('routeChangeError', ended);
    expect(startRouteChange('/search/lamp')).toThrow();
    expect(confirmLeaving).toHaveBeenCalledOnce();
    expect(ended).toHaveBeenCalledOnce();
  });

  it('continues when the visitor confirms once', () => {
    confirmLeaving.mockReturnValue(true);
    open();
    expect(startRouteChange('/search/lamp')).not.toThrow();
    expect(startRouteChange('/search/lamp')).not.toThrow();
    expect(confirmLeaving).toHaveBeenCalledOnce();
  });

  it('asks for confirmation again after a route change has failed', () => {
    confirmLeaving.mockReturnValue(true);
    open();
    startRouteChange('/')();
    routerEvents.emit('routeChangeError', new Error('no'), '/');
    startRouteChange('/')();
    expect(confirmLeaving).toHaveBeenCalledTimes(2);
  });

  it('needs no confirmation when the route stays on the same page', () => {
    open();
    expect(startRouteChange(`${ACCOUNT_PATH}?x=1#y`)).not.toThrow();
    expect(confirmLeaving).not.toHaveBeenCalled();
  });

  it('needs no confirmation when there are no unsaved changes', () => {
    const page = open(false);
    expect(startRouteChange('/')).not.toThrow();
    page.rerender({ isDirty: true });
    page.rerender({ isDirty: false });
    expect(startRouteChange('/')).not.toThrow();
    expect(confirmLeaving).not.toHaveBeenCalled();
  });

  it('causes no error report when the visitor cancels it', () => {
    open();
    let declined: unknown;
    try {
      startRouteChange('/')();
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
    const isFollowed = beforePopStateHandler({ url: path, as: path, options: {} });
    window.dispatchEvent(new PopStateEvent('popstate'));
    return isFollowed;
  };

  it('keeps the page and the history when the visitor declines', () => {
    open();
    expect(moveTo('/')).toBe(false);
    expect(goInHistory.mock.calls).toEqual([[1]]);
    // The guard, not the visitor, navigates back to the page.
    expect(moveTo(ACCOUNT_PATH)).toBe(false);
    expect(confirmLeaving).toHaveBeenCalledOnce();
    expect(moveTo('/')).toBe(false);
    expect(confirmLeaving).toHaveBeenCalledTimes(2);
  });

  it('leaves when the visitor agrees, without asking again', () => {
    confirmLeaving.mockReturnValue(true);
    open();
    expect(moveTo('/')).toBe(true);
    expect(startRouteChange('/')).not.toThrow();
    expect(confirmLeaving).toHaveBeenCalledOnce();
    expect(goInHistory).not.toHaveBeenCalled();
  });

  it('needs no confirmation for a fragment of the same page', () => {
    open();
    expect(moveTo(`${ACCOUNT_PATH}#content`)).toBe(true);
    expect(confirmLeaving).not.toHaveBeenCalled();
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
    expect(goInHistory.mock.calls).toEqual([[by]]);
  });
});

describe('navigating without unsaved changes', () => {
  it('restores the default navigation handler', () => {
    const page = open();
    page.rerender({ isDirty: false });
    expect(beforePopStateHandler).toBe(preserveScroll);
  });
});

describe('signing out with unsaved changes', () => {
  it.each([true, false])('continues only when the visitor agrees: %s', (isAgreed) => {
    confirmLeaving.mockReturnValue(isAgreed);
    open();
    expect(maySignOut()).toBe(isAgreed);
    expect(confirmLeaving).toHaveBeenCalledOnce();
    expect(goInHistory).not.toHaveBeenCalled();
  });
});

describe('closing the tab with unsaved changes', () => {
  it('requires a confirmation', () => {
    const page = open();
    const dispatchBeforeUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(dispatchBeforeUnload()).toBe(false);
    page.rerender({ isDirty: false });
    expect(dispatchBeforeUnload()).toBe(true);
  });
});

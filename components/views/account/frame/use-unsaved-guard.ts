/**
 * Asks for confirmation before the visitor leaves a page with unsaved changes: by a link, a search, Back or Forward,
 * signing out, or closing the tab.
 */
import { useRouter, type NextRouter } from 'next/router';
import { useEffect } from 'react';
import { preserveScroll } from '@/components/layout/preserve-scroll';
import { ACCOUNT_PAGE_MESSAGES } from '@/lib/account-page-messages';
import { SIGN_OUT } from '@/stores/may-sign-out';

type RouterEvents = Pick<NextRouter, 'events' | 'beforePopState'>;

/** Thrown to stop a route change, because the router offers no other way. It is not an Error, because that would be reported. */
const NAVIGATION_DECLINED = { canceled: true };

/** Returns the position of the current entry in the browser's history, or null if the browser does not expose it. */
const readHistoryPosition = (): number | null =>
  (window as { navigation?: { currentEntry?: { index: number } } }).navigation?.currentEntry?.index ?? null;

const parsePath = (to: string): string => new URL(to, window.location.origin).pathname;

const confirmLeaving = (): boolean => window.confirm(ACCOUNT_PAGE_MESSAGES.leaveUnsaved);

/** Decides whether the visitor may leave the page while it has unsaved changes. */
const createNavigationGuard = () => {
  const [path, position] = [window.location.pathname, readHistoryPosition()];
  let isAllowed = false;
  let isReturning = false;

  const mayChangeRoute = (to: string): boolean => {
    if (parsePath(to) === path) return true;
    isAllowed ||= confirmLeaving();
    return isAllowed;
  };
  return {
    mayChangeRoute,
    /**
     * Handles Back and Forward. The URL has already changed when `popstate` fires. If the visitor stays, navigates back
     * to the page, or one step forward if the position is unknown.
     */
    mayMove: (to: string): boolean => {
      if (isReturning) return false;
      if (mayChangeRoute(to)) return true;
      const now = readHistoryPosition();
      isReturning = true;
      window.history.go(position === null || now === null ? 1 : position - now);
      return false;
    },
    handleMoved: (): void => {
      isReturning &&= window.location.pathname !== path;
    },
    /** Handles an allowed route change that failed, so that the next one asks again. */
    handleError: (): void => {
      isAllowed = false;
    },
  };
};

/** Watches every way to leave the page. @returns a function that stops watching */
const watchLeaving = ({ events, beforePopState }: RouterEvents): (() => void) => {
  const guard = createNavigationGuard();
  const ending = new AbortController();
  const { signal } = ending;
  const handleStart = (to: string): void => {
    if (guard.mayChangeRoute(to)) return;
    // Next has already notified other listeners of the start of the route change, so the guard notifies them of its
    // end.
    events.emit('routeChangeError', NAVIGATION_DECLINED, to, { shallow: false });
    throw NAVIGATION_DECLINED;
  };
  const ignoreDeclinedNavigation = (event: PromiseRejectionEvent): void => {
    if (event.reason === NAVIGATION_DECLINED) event.preventDefault();
  };
  const handleSignOut = (event: Event): void => {
    if (!confirmLeaving()) event.preventDefault();
  };
  events.on('routeChangeStart', handleStart);
  events.on('routeChangeError', guard.handleError);
  beforePopState((state) => guard.mayMove(state.as) && preserveScroll(state));
  // Runs after the router has processed the navigation.
  window.addEventListener('popstate', guard.handleMoved, { signal });
  window.addEventListener('unhandledrejection', ignoreDeclinedNavigation, { signal });
  window.addEventListener(SIGN_OUT, handleSignOut, { signal });
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => {
    ending.abort();
    beforePopState(preserveScroll);
    events.off('routeChangeStart', handleStart);
    events.off('routeChangeError', guard.handleError);
  };
};

/** The number of forms with unsaved changes. Together they ask only once. */
let guardCount = 0;
let stopGuard = (): void => undefined;

export const useUnsavedGuard = (isDirty: boolean): void => {
  const { events, beforePopState } = useRouter();
  useEffect(() => {
    if (!isDirty) return;
    guardCount += 1;
    if (guardCount === 1) stopGuard = watchLeaving({ events, beforePopState });
    return () => {
      guardCount -= 1;
      if (guardCount === 0) stopGuard();
    };
  }, [isDirty, events, beforePopState]);
};

/**
 * Decides which page views are sent: on init, once the sign-in state is known, and on each route change, but never the
 * same page twice in a row (spec §4, §7).
 */

export interface TrackedPage {
  /** Path and query. Two consecutive visits of the same URL count as one page view. */
  url: string;
  /** The path that analytics receives. */
  path: string;
}

export interface PageViews {
  /** Spec §7: sends a URL without a query at once, and a URL with a query after `ready`. */
  init(page: TrackedPage): void;
  /** Called once the sign-in state is known (spec §4). */
  ready(): void;
  route(page: TrackedPage): void;
}

export const createPageViews = (send: (page: TrackedPage) => void): PageViews => {
  let current: TrackedPage | null = null;
  let isSent = false;
  let isReady = false;

  const sendOnce = (): void => {
    if (!current || isSent) return;
    isSent = true;
    send(current);
  };
  const setCurrent = (page: TrackedPage): void => {
    if (page.url === current?.url) return;
    current = page;
    isSent = false;
  };

  return {
    init: (page) => {
      setCurrent(page);
      if (isReady || !page.url.includes('?')) sendOnce();
    },
    ready: () => {
      isReady = true;
      sendOnce();
    },
    route: (page) => {
      // Sends the view of the previous page, even if the visitor left it before analytics was ready.
      sendOnce();
      setCurrent(page);
      sendOnce();
    },
  };
};

/**
 * Decides which page views are sent: on init, once the sign-in state is known, on each route change, and never the same page
 * twice (spec §4, §7).
 */

export interface Page {
  /** Path and query: two consecutive visits of the same URL count as one page. */
  url: string;
  /** The path that analytics receives. */
  path: string;
}

export interface PageViews {
  /** Spec §7: at once for a URL without a query; otherwise once ready. */
  init(page: Page): void;
  /** The sign-in state is known (spec §4). */
  ready(): void;
  route(page: Page): void;
}

export const createPageViews = (send: (page: Page) => void): PageViews => {
  let current: Page | null = null;
  let isSent = false;
  let isReady = false;

  const sendOnce = (): void => {
    if (!current || isSent) return;
    isSent = true;
    send(current);
  };
  const stand = (page: Page): void => {
    if (page.url === current?.url) return;
    current = page;
    isSent = false;
  };

  return {
    init: (page) => {
      stand(page);
      if (isReady || !page.url.includes('?')) sendOnce();
    },
    ready: () => {
      isReady = true;
      sendOnce();
    },
    route: (page) => {
      // A page that was left before analytics was ready still counts as seen.
      sendOnce();
      stand(page);
      sendOnce();
    },
  };
};

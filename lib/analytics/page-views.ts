/** Which page views are sent: on init, once the sign-in is known, on each route change, and never one page twice (spec §4, §7). */

export interface Page {
  /** Path and query: two visits of one address in a row are one page. */
  address: string;
  /** What analytics learns of it. */
  path: string;
}

export interface PageViews {
  /** Spec §7: at once where the address has no query; else once ready. */
  init(page: Page): void;
  /** Who is signed in is known (spec §4). */
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
    if (page.address === current?.address) return;
    current = page;
    isSent = false;
  };

  return {
    init: (page) => {
      stand(page);
      if (isReady || !page.address.includes('?')) sendOnce();
    },
    ready: () => {
      isReady = true;
      sendOnce();
    },
    route: (page) => {
      // A page that was left before it was ready has been seen all the same.
      sendOnce();
      stand(page);
      sendOnce();
    },
  };
};

/** Applies configured routes: a moved search URL, and pages with a forced layout. Loads only if the site has such routes. */
import Router from 'next/router';
import type { PublicConfig } from '@/lib/config';
import { forcedLayoutOf } from '@/lib/domain/site/forced-layout';
import type { Layout } from '@/lib/domain/site/layout';
import { fromSearchUrl, SEARCH_PATH, toSearchUrl } from '@/lib/domain/search/search-path';
import type { AppearanceStore } from '@/stores/appearance-store';

const SEARCH_ROUTE = '/search/[[...params]]';

interface RouteTarget {
  href: { pathname: string; query: Record<string, string | string[]> };
  /** The URL to display in the address bar. */
  as: string;
}

/**
 * Returns the router's arguments for a URL of the search page, given by its route or its configured path. Returns null
 * for any other URL.
 */
export const findSearchTarget = (url: string, searchUrl: string): RouteTarget | null => {
  const as = toSearchUrl(url, searchUrl);
  const path = fromSearchUrl(as, searchUrl);
  if (path === null) return null;
  const { pathname, searchParams } = new URL(path, 'http://site');
  const params = pathname.split('/').slice(2).map(decodeURIComponent);
  return { href: { pathname: SEARCH_ROUTE, query: { ...Object.fromEntries(searchParams), params } }, as };
};

/** Makes client-side navigation use the configured URL of the search page. */
const redirectToSearchUrl = (searchUrl: string): void => {
  const { router } = Router;
  if (!router) return;
  for (const name of ['push', 'replace'] as const) {
    const go = router[name].bind(router);
    router[name] = (url, as, options) => {
      const wanted = as ?? url;
      const target = typeof wanted === 'string' ? findSearchTarget(wanted, searchUrl) : null;
      return target ? go(target.href, target.as, options) : go(url, as, options);
    };
  }
};

/** Applies the configured routes as long as the site is open. */
export const applyConfiguredRoutes = (
  { searchUrl, forcedLayouts }: Pick<PublicConfig, 'searchUrl' | 'forcedLayouts'>,
  appearance: AppearanceStore,
): void => {
  if (searchUrl !== SEARCH_PATH) redirectToSearchUrl(searchUrl);
  if (!forcedLayouts) return;
  const forceLayout = (layout: Layout | null): void => {
    const { adopt, chosen } = appearance.getState();
    adopt(chosen, layout);
  };
  // The patterns match the internal path of a moved search page (server/platform/page-patterns.ts).
  const findForcedLayout = (path: string): Layout | null =>
    forcedLayoutOf(forcedLayouts, fromSearchUrl(path, searchUrl) ?? path);
  // Marks the first page's layout as forced even if it equals the visitor's choice.
  const first = findForcedLayout(window.location.pathname);
  if (first) forceLayout(first);
  Router.events.on('routeChangeComplete', (url: string) => {
    const [path = ''] = url.split(/[?#]/, 1);
    forceLayout(findForcedLayout(path));
  });
};

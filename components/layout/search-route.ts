/** Leads to the search where SEARCH_URL has moved it: the route stays `/search`, the address bar shows the moved URL. */
import { fromSearchUrl, SEARCH_PATH, toSearchUrl } from '@/lib/domain/search-path';
import { siteConfig } from './site-config';

const ROUTE = '/search/[[...params]]';

interface Target {
  href: string | { pathname: string; query: Record<string, string | string[]> };
  /** The URL to show; absent where that is `href` itself. */
  as?: string;
}

/** Returns what a link or the router needs for a URL of this site. */
export const searchRoute = (href: string): Target => {
  const { searchUrl } = siteConfig();
  if (searchUrl === SEARCH_PATH) return { href };
  const as = toSearchUrl(href, searchUrl);
  const path = fromSearchUrl(as, searchUrl);
  if (path === null) return { href };
  const { pathname, searchParams } = new URL(path, 'http://site');
  const params = pathname.slice(SEARCH_PATH.length).split('/').filter(Boolean).map(decodeURIComponent);
  return { href: { pathname: ROUTE, query: { ...Object.fromEntries(searchParams), params } }, as };
};

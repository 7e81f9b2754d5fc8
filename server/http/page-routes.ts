/** Which addresses are pages, which query keys count there, and who may keep them (pages.md). */

import { SCOPES } from '@/lib/domain/listing-query';

export interface PageRoute {
  pattern: RegExp;
  queryKeys: readonly string[];
  /** Never kept: the shell of a member's or administrator's page. */
  isPrivate: boolean;
}

const slug = '[^/]+';
const page = (source: string, queryKeys: readonly string[] = [], isPrivate = false): PageRoute => ({
  pattern: new RegExp(`^${source}$`),
  queryKeys,
  isPrivate,
});

/** Grows with each issue; an address that no row matches is a 404 page. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  page('/'),
  page('/online/all-genres'),
  page('/online/all-games', SCOPES.catalogue.keys),
  page(`/online/${slug}`, SCOPES.genre.keys),
  page('/download/all-genres'),
  page('/download/all-games', SCOPES.catalogue.keys),
  page('/download/special/new-releases', SCOPES.releases.keys),
  page(`/download/${slug}`, SCOPES.genre.keys),
  page('/search'),
  page(`/search/${slug}`, SCOPES.search.keys),
  page('/site-search', ['q']),
  page(`/gamelanding/${slug}`),
  page(`/gameplayer/${slug}`),
  page('/404'),
  page('/500'),
];

/** The route of a pathname, or null where no page is. */
export const routeOf = (pathname: string): PageRoute | null =>
  PAGE_ROUTES.find((route) => route.pattern.test(pathname)) ?? null;

const DATA = /^\/_next\/data\/([^/]+)(\/.*)\.json$/;

/** The page that a `/_next/data` address is the data of; null for any other address. */
export const pageOfData = (pathname: string): { buildId: string; pathname: string } | null => {
  const match = DATA.exec(pathname);
  if (!match) return null;
  const [, buildId = '', path = ''] = match;
  return { buildId, pathname: path === '/index' ? '/' : path };
};

/** The part of a query that counts, in a fixed order. */
export const countedQuery = (search: URLSearchParams, keys: readonly string[]): string => {
  const counted = new URLSearchParams();
  for (const key of keys) {
    const value = search.get(key);
    if (value !== null && value.length <= 64) counted.set(key, value);
  }
  return counted.toString();
};

/** Lists the paths of pages, with their query keys and their caching rules (docs/pages.md). */

import { accountPaths } from '@/lib/account-paths';
import { challengePath } from '@/lib/challenge-path';
import { collectionPath } from '@/lib/collection-path';
import { SCOPES } from '@/lib/domain/listing/listing-query';
import { MAX_TERM_LENGTH, TERM_KEY } from '@/lib/domain/search/search-term';
import { listPath } from '@/lib/list-path';
import { paths } from '@/lib/paths';

export interface PageRoute {
  pattern: RegExp;
  queryKeys: readonly string[];
  /** Whether the page belongs to a member or administrator: it requires a session and is never cached. */
  isPrivate: boolean;
  /** Whether the page is about a person, who may hide parts of it at any time: it is cached briefly and never served stale. */
  isPersonal?: boolean;
}

const MAX_VALUE_LENGTH = 64;

const SLUG_PATTERN = '[^/]+';
// Next treats `/help/index` as `/help`.
const TOPIC_PATTERN = '(?!index$)[^/]+';
const pageRoute = (source: string, queryKeys: readonly string[] = [], isPrivate = false): PageRoute => ({
  pattern: new RegExp(`^${source}$`),
  queryKeys,
  isPrivate,
});

/** All pages of the site; a path that matches none of them gets the 404 page. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  pageRoute(paths.home()),
  pageRoute(paths.onlineAllGenres()),
  pageRoute(paths.onlineAllGames(), SCOPES.catalog.keys),
  pageRoute(paths.dailyGames(), SCOPES.daily.keys),
  pageRoute(`/online/${SLUG_PATTERN}`, SCOPES.genre.keys),
  pageRoute(paths.family(SLUG_PATTERN)),
  pageRoute(collectionPath(SLUG_PATTERN), SCOPES.collectionPopular.keys),
  pageRoute(paths.downloadAllGenres()),
  pageRoute(paths.downloadAllGames(), SCOPES.catalog.keys),
  pageRoute(paths.newReleases(), SCOPES.releases.keys),
  pageRoute(`/download/${SLUG_PATTERN}`, SCOPES.genre.keys),
  // The search box sends its form to this page when scripts are unavailable.
  pageRoute(paths.search(), [TERM_KEY]),
  pageRoute(`/search/${SLUG_PATTERN}`, SCOPES.search.keys),
  pageRoute(paths.siteSearch(), [TERM_KEY]),
  pageRoute(paths.landing(SLUG_PATTERN)),
  pageRoute(paths.archive(SLUG_PATTERN)),
  pageRoute(paths.player(SLUG_PATTERN)),
  pageRoute(paths.login()),
  pageRoute(paths.register()),
  pageRoute(accountPaths.reset()),
  pageRoute(paths.oauthRedirect()),
  pageRoute('/account/unsubscribe'),
  pageRoute(accountPaths.emailVerification()),
  pageRoute(paths.you()),
  pageRoute(paths.account(), [], true),
  pageRoute(
    '/account/user/edit/(?:personal|picture|name|email|password|look|privacy|tokens|lists|hidden|data)',
    [],
    true,
  ),
  pageRoute(accountPaths.subscription(), [], true),
  pageRoute(accountPaths.manageSubscription(), [], true),
  pageRoute(accountPaths.purchases(), [], true),
  pageRoute(paths.subscribe()),
  pageRoute(accountPaths.buyGame(SLUG_PATTERN)),
  pageRoute(accountPaths.purchaseComplete(), [], true),
  pageRoute(accountPaths.sandboxCheckout(SLUG_PATTERN), [], true),
  pageRoute(accountPaths.sandboxPortal(), [], true),
  pageRoute(accountPaths.admin(), [], true),
  pageRoute(accountPaths.admin('queues'), ['queue'], true),
  pageRoute('/admin/(?:audit|collections|errors|events|games)', [], true),
  { ...pageRoute('/profile/[1-9][0-9]*'), isPersonal: true },
  { ...pageRoute(challengePath('[A-Za-z0-9_-]{16}')), isPersonal: true },
  { ...pageRoute(listPath('[A-Za-z0-9_-]{16}')), isPersonal: true },
  pageRoute(paths.about()),
  pageRoute(paths.about(TOPIC_PATTERN)),
  pageRoute(paths.help()),
  pageRoute(paths.faq()),
  pageRoute(paths.faq(TOPIC_PATTERN)),
  pageRoute(paths.help(TOPIC_PATTERN)),
  pageRoute(`/welcome-to-${SLUG_PATTERN}`),
  pageRoute('/404'),
  pageRoute('/500'),
];

/** Returns the route of a pathname, or null when the path has no page. */
export const routeOf = (pathname: string): PageRoute | null =>
  PAGE_ROUTES.find((route) => route.pattern.test(pathname)) ?? null;

const DATA_PATH = /^\/_next\/data\/([^/]+)(\/.*)\.json$/;

/** Returns the page that a `/_next/data` path belongs to; null for any other path. */
export const pagePathOfData = (pathname: string): { buildId: string; pathname: string } | null => {
  const match = DATA_PATH.exec(pathname);
  if (!match) return null;
  const [, buildId = '', path = ''] = match;
  return { buildId, pathname: path === '/index' ? '/' : path };
};

/** Returns the known keys of a query, in a fixed order. */
export const canonicalQuery = (search: URLSearchParams, keys: readonly string[]): string => {
  const counted = new URLSearchParams();
  for (const key of keys) {
    const value = search.get(key);
    if (value === null) continue;
    // Keeps one character more than the limit, so that the page can detect a term that is too long.
    if (key === TERM_KEY) counted.set(key, value.slice(0, MAX_TERM_LENGTH + 1));
    else if (value.length <= MAX_VALUE_LENGTH) counted.set(key, value);
  }
  return counted.toString();
};

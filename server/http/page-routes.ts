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

const slug = '[^/]+';
// Next treats `/help/index` as `/help`.
const topic = '(?!index$)[^/]+';
const page = (source: string, queryKeys: readonly string[] = [], isPrivate = false): PageRoute => ({
  pattern: new RegExp(`^${source}$`),
  queryKeys,
  isPrivate,
});

/** All pages of the site; a path that matches none of them gets the 404 page. */
export const PAGE_ROUTES: readonly PageRoute[] = [
  page(paths.home()),
  page(paths.onlineAllGenres()),
  page(paths.onlineAllGames(), SCOPES.catalog.keys),
  page(paths.dailyGames(), SCOPES.daily.keys),
  page(`/online/${slug}`, SCOPES.genre.keys),
  page(paths.family(slug)),
  page(collectionPath(slug), SCOPES.collectionPopular.keys),
  page(paths.downloadAllGenres()),
  page(paths.downloadAllGames(), SCOPES.catalog.keys),
  page(paths.newReleases(), SCOPES.releases.keys),
  page(`/download/${slug}`, SCOPES.genre.keys),
  // The search box sends its form to this page when scripts are unavailable.
  page(paths.search(), [TERM_KEY]),
  page(`/search/${slug}`, SCOPES.search.keys),
  page(paths.siteSearch(), [TERM_KEY]),
  page(paths.landing(slug)),
  page(paths.archive(slug)),
  page(paths.player(slug)),
  page(paths.login()),
  page(paths.register()),
  page(accountPaths.reset()),
  page(paths.oauthRedirect()),
  page('/account/unsubscribe'),
  page(accountPaths.emailVerification()),
  page(paths.you()),
  page(paths.account(), [], true),
  page(
    '/account/user/edit/(?:personal|picture|name|email|password|look|privacy|tokens|lists|hidden|data)',
    [],
    true,
  ),
  page(accountPaths.subscription(), [], true),
  page(accountPaths.manageSubscription(), [], true),
  page(accountPaths.purchases(), [], true),
  page(paths.subscribe()),
  page(accountPaths.buyGame(slug)),
  page(accountPaths.purchaseComplete(), [], true),
  page(accountPaths.sandboxCheckout(slug), [], true),
  page(accountPaths.sandboxPortal(), [], true),
  page(accountPaths.admin(), [], true),
  page(accountPaths.admin('queues'), ['queue'], true),
  page('/admin/(?:audit|collections|errors|events|games)', [], true),
  { ...page('/profile/[1-9][0-9]*'), isPersonal: true },
  { ...page(challengePath('[A-Za-z0-9_-]{16}')), isPersonal: true },
  { ...page(listPath('[A-Za-z0-9_-]{16}')), isPersonal: true },
  page(paths.about()),
  page(paths.about(topic)),
  page(paths.help()),
  page(paths.faq()),
  page(paths.faq(topic)),
  page(paths.help(topic)),
  page(`/welcome-to-${slug}`),
  page('/404'),
  page('/500'),
];

/** Returns the route of a pathname, or null when the path has no page. */
export const routeOf = (pathname: string): PageRoute | null =>
  PAGE_ROUTES.find((route) => route.pattern.test(pathname)) ?? null;

const DATA = /^\/_next\/data\/([^/]+)(\/.*)\.json$/;

/** Returns the page that a `/_next/data` path belongs to; null for any other path. */
export const pageOfData = (pathname: string): { buildId: string; pathname: string } | null => {
  const match = DATA.exec(pathname);
  if (!match) return null;
  const [, buildId = '', path = ''] = match;
  return { buildId, pathname: path === '/index' ? '/' : path };
};

/** Returns the known keys of a query, in a fixed order. */
export const countedQuery = (search: URLSearchParams, keys: readonly string[]): string => {
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

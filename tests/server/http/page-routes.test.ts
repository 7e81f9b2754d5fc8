import { describe, expect, it } from 'vitest';
import { accountPaths, type AccountPart } from '@/lib/account-paths';
import { paths } from '@/lib/paths';
import { canonicalQuery, routeOf } from '@/server/http/page-routes';

const canonicalUrl = (url: string): string | null => {
  const { pathname, searchParams } = new URL(url, 'http://x');
  const route = routeOf(pathname);
  return route && canonicalQuery(searchParams, route.queryKeys);
};

describe('matching a URL to a page', () => {
  it.each([
    ['/online/word-games?page=2&sort=title&device=1&exclusive=1', 'device=1&exclusive=1&sort=title&page=2'],
    ['/online/word-games?genre=puzzle-games&kind=daily&utm=x', ''],
    ['/online/all-games?genre=puzzle-games&kind=daily', 'genre=puzzle-games'],
    ['/online/daily-games?genre=puzzle-games&order=reversed', 'genre=puzzle-games&order=reversed'],
    ['/online/all-genres?page=2', ''],
    ['/download/special/new-releases?sort=title', 'sort=title'],
    ['/search/a%2Fb?kind=daily&genre=1', 'kind=daily&genre=1'],
    ['/search?kind=daily', ''],
    ['/search?q=lamp&kind=daily', 'q=lamp'],
    ['/search/lamp?q=moth', ''],
    ['/site-search?q=lamp&page=2', 'q=lamp'],
    [`/site-search?q=${'x'.repeat(129)}`, `q=${'x'.repeat(129)}`],
    [`/site-search?q=${'x'.repeat(500)}`, `q=${'x'.repeat(129)}`],
    [`/online/all-games?genre=${'x'.repeat(65)}`, ''],
  ])('%s uses the query "%s"', (url, query) => {
    expect(canonicalUrl(url)).toBe(query);
  });

  it.each([
    '/help/index',
    '/help/faq/index',
    '/help/a/b',
    '/online',
    '/online/a/b',
    '/download/special/other',
    '/search/a/b',
  ])('%s matches no page', (pathname) => {
    expect(routeOf(pathname)).toBeNull();
  });
});

/** Lists all parts; a missing part is a type error. */
const ADMIN: Record<NonNullable<Parameters<typeof accountPaths.admin>[0]>, true> = {
  queues: true,
  games: true,
  collections: true,
  errors: true,
  events: true,
  audit: true,
};
const ACCOUNT: Record<AccountPart, true> = {
  personal: true,
  picture: true,
  name: true,
  email: true,
  password: true,
  look: true,
  privacy: true,
  tokens: true,
  hidden: true,
  lists: true,
  data: true,
};
const urls = [
  ...Object.values(paths).map((path) => path('7')),
  ...Object.entries(accountPaths)
    .filter(([key]) => key !== 'admin' && key !== 'accountPart')
    .map(([, path]) => (path as (part: string) => string)('7')),
  ...(Object.keys(ADMIN) as (keyof typeof ADMIN)[]).map((part) => accountPaths.admin(part)),
  ...(Object.keys(ACCOUNT) as AccountPart[]).map((part) => accountPaths.accountPart(part)),
  accountPaths.admin(),
];

describe('the list of page patterns', () => {
  it.each(urls)('matches the linked path %s', (url) => {
    expect(routeOf(new URL(url, 'http://x').pathname)).not.toBeNull();
  });
});

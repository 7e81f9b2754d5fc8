import { describe, expect, it } from 'vitest';
import { countedQuery, routeOf } from '@/server/http/page-routes';

const counted = (address: string): string | null => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const route = routeOf(pathname);
  return route && countedQuery(searchParams, route.queryKeys);
};

describe('the pages with lists', () => {
  it.each([
    ['/online/word-games?page=2&sort=title&device=1&exclusive=1', 'device=1&exclusive=1&sort=title&page=2'],
    ['/online/word-games?genre=puzzle-games&kind=daily&utm=x', ''],
    ['/online/all-games?genre=puzzle-games&kind=daily', 'genre=puzzle-games'],
    ['/online/all-genres?page=2', ''],
    ['/download/special/new-releases?sort=title', 'sort=title'],
    ['/search/a%2Fb?kind=daily&genre=1', 'kind=daily&genre=1'],
    ['/search?kind=daily', ''],
    ['/site-search?q=lamp&page=2', 'q=lamp'],
    [`/site-search?q=${'x'.repeat(129)}`, `q=${'x'.repeat(129)}`],
    [`/site-search?q=${'x'.repeat(500)}`, `q=${'x'.repeat(129)}`],
    [`/online/all-games?genre=${'x'.repeat(65)}`, ''],
  ])('%s counts as "%s"', (address, query) => {
    expect(counted(address)).toBe(query);
  });

  it.each([
    '/help/index',
    '/help/faq/index',
    '/help/a/b',
    '/online',
    '/online/a/b',
    '/download/special/other',
    '/search/a/b',
  ])('%s is none', (pathname) => {
    expect(routeOf(pathname)).toBeNull();
  });
});

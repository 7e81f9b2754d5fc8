import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchRoute } from '@/components/layout/search-route';
import { DEFAULT_CONFIG } from '@/lib/config';

const config = { ...DEFAULT_CONFIG };
vi.mock('@/components/layout/site-config', () => ({ siteConfig: () => config }));
beforeEach(() => {
  config.searchUrl = '/find';
});

describe('a link, where SEARCH_URL is /find,', () => {
  it.each(['/search/a%2Fb?kind=daily', '/find/a%2Fb?kind=daily'])('of %s shows the moved URL', (href) => {
    expect(searchRoute(href)).toEqual({
      href: { pathname: '/search/[[...params]]', query: { params: ['a/b'], kind: 'daily' } },
      as: '/find/a%2Fb?kind=daily',
    });
  });

  it('to the search without a term has no params', () => {
    expect(searchRoute('/search')).toEqual({
      href: { pathname: '/search/[[...params]]', query: { params: [] } },
      as: '/find',
    });
  });

  it('to any other page stays as it is', () => {
    expect(searchRoute('/online/all-games?page=2')).toEqual({ href: '/online/all-games?page=2' });
  });
});

it('a link stays as it is where the search has not moved', () => {
  config.searchUrl = '/search';
  expect(searchRoute('/search/moth')).toEqual({ href: '/search/moth' });
});

import { describe, expect, it } from 'vitest';
import { fromSearchUrl, toSearchUrl } from '@/lib/domain/search/search-path';

describe('the public URL of the search page', () => {
  it.each([
    ['/search', '/find'],
    ['/search/moth', '/find/moth'],
    ['/search/a%2Fb?page=2#top', '/find/a%2Fb?page=2#top'],
    ['/search?q=1', '/find?q=1'],
    ['/searching', '/searching'],
    ['/site-search', '/site-search'],
    ['/help/search', '/help/search'],
  ])('maps %s to %s', (path, url) => {
    expect(toSearchUrl(path, '/find')).toBe(url);
  });

  it.each([
    ['/find', '/search'],
    ['/find/moth?page=2', '/search/moth?page=2'],
    ['/finders', null],
    ['/search/moth', null],
  ])('maps the public URL %s back to %s', (url, path) => {
    expect(fromSearchUrl(url, '/find')).toBe(path);
  });
});

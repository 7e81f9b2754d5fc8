import { describe, expect, it } from 'vitest';
import {
  changeListing,
  defaultListingState,
  countFilters,
  listingHref,
  readListing,
  SCOPES,
  type ListingState,
  type ScopeName,
} from '@/lib/domain/listing/listing-query';

const createState = (scope: ScopeName, change: Partial<ListingState> = {}): ListingState => ({
  ...defaultListingState(SCOPES[scope]),
  ...change,
});

describe('readListing', () => {
  it.each([
    ['genre', {}, {}],
    ['genre', { page: '3' }, { page: 2 }],
    ['genre', { page: ['2', '9'] }, { page: 1 }],
    ['genre', { page: '0' }, {}],
    ['genre', { page: '-1' }, {}],
    ['genre', { page: '1e3' }, {}],
    ['genre', { page: '' }, {}],
    ['genre', { sort: 'rating' }, { sort: 'rating' }],
    ['genre', { sort: 'relevance' }, {}],
    ['genre', { sort: 'random' }, {}],
    ['genre', { genre: 'word-games', kind: 'daily' }, {}],
    ['genre', { device: '1', exclusive: '1' }, { isDevice: true, isExclusive: true }],
    ['genre', { order: 'reversed' }, { isReversed: true }],
    ['genre', { order: 'up' }, {}],
    ['daily', { genre: 'word-games' }, { genre: '12' }],
    ['genre', { device: 'yes', exclusive: '0' }, {}],
    ['catalog', { genre: 'word-games' }, { genre: '12' }],
    ['catalog', { genre: '12' }, { genre: '12' }],
    ['catalog', { genre: '0' }, {}],
    ['catalog', { genre: 'no-such' }, {}],
    ['releases', {}, { sort: 'newest' }],
    ['search', {}, { sort: 'relevance' }],
    ['search', { kind: 'daily', sort: 'title' }, { kind: 'daily', sort: 'title' }],
    ['genre', { variants: 'all' }, { hasVariants: true }],
    ['catalog', { variants: '1' }, {}],
    ['search', { variants: 'all' }, {}],
    ['search', { kind: 'free' }, {}],
  ] as const)('parses a query in the scope %s: %j becomes %j', (scope, query, expected) => {
    expect(readListing({ ...query } as Record<string, string>, SCOPES[scope])).toEqual(
      createState(scope, expected),
    );
  });
});

describe('listingHref', () => {
  it.each([
    ['genre', {}, '/at'],
    ['genre', { page: 1 }, '/at?page=2'],
    ['genre', { sort: 'title', page: 2 }, '/at?sort=title&page=3'],
    ['genre', { sort: 'title', isReversed: true, page: 1 }, '/at?sort=title&order=reversed&page=2'],
    ['genre', { genre: '12', kind: 'daily' }, '/at'],
    ['daily', { genre: '12' }, '/at?genre=word-games'],
    ['catalog', { hasVariants: true, sort: 'title' }, '/at?variants=all&sort=title'],
    ['catalog', { genre: '12', isDevice: true }, '/at?genre=word-games&device=1'],
    ['releases', { sort: 'newest' }, '/at'],
    ['releases', { sort: 'popular' }, '/at?sort=popular'],
    [
      'search',
      { kind: 'daily', genre: '1', isExclusive: true, sort: 'rating', page: 1 },
      '/at?kind=daily&genre=puzzle-games&exclusive=1&sort=rating&page=2',
    ],
  ] as const)('builds a URL that parses back (scope %s, state %j): %s', (scope, change, href) => {
    expect(listingHref('/at', createState(scope, change), SCOPES[scope])).toBe(href);
    const query = Object.fromEntries(new URL(href, 'http://x').searchParams);
    expect(listingHref('/at', readListing(query, SCOPES[scope]), SCOPES[scope])).toBe(href);
  });
});

describe('changing the state of a list', () => {
  it('returns to the first page, unless the page itself changes', () => {
    const from = createState('search', { page: 3, kind: 'daily' });
    expect(changeListing(from, { sort: 'title' })).toEqual({ ...from, page: 0, sort: 'title' });
    expect(changeListing(from, { page: 4 })).toEqual({ ...from, page: 4 });
  });

  it('counts the filters of the list', () => {
    expect(countFilters(createState('search', { sort: 'title', page: 2 }))).toBe(0);
    expect(countFilters(createState('search', { genre: '1', isDevice: true, kind: 'online' }))).toBe(3);
    expect(countFilters(createState('catalog', { isDevice: true, hasVariants: true }))).toBe(2);
  });
});

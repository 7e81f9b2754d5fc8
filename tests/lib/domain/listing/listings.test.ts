import { describe, expect, it } from 'vitest';
import { GENRES, downloadCategories, onlineCategories } from '@/lib/domain/games/genres';
import { toGamesQuery } from '@/lib/domain/listing/listing-filter';
import { defaultListingState, SCOPES, type ListingState } from '@/lib/domain/listing/listing-query';
import {
  allListing,
  NEW_RELEASES,
  searchListing,
  termListing,
  type Listing,
} from '@/lib/domain/listing/listings';

describe('finding the list of a navigation entry', () => {
  it.each(onlineCategories)('succeeds for $href', ({ href, uid }) => {
    const listing = termListing('online', href.replace('/online/', ''));
    expect(listing).toMatchObject({ path: href, category: uid });
  });

  it.each(downloadCategories)('succeeds for $href', ({ href, uid }) => {
    const listing = uid === '0' ? NEW_RELEASES : termListing('download', href.replace('/download/', ''));
    expect(listing).toMatchObject({ path: href, category: uid, section: 'download' });
  });

  it.each(GENRES)('returns an introduction for $name', ({ slug }) => {
    expect(termListing('online', slug)?.lede).not.toBe('');
  });

  it.each([
    ['online', 'no-such-games'],
    ['online', 'all'],
    ['download', 'daily-games'],
    ['download', ''],
  ] as const)('returns null for /%s/%s', (catalog, term) => {
    expect(termListing(catalog, term)).toBeNull();
  });
});

describe('toGamesQuery', () => {
  const base = { page: 0, items_per_page: 24, sort_by: 'popular' };
  const listingOf = (listing: Listing | null): Listing => listing as Listing;
  it.each([
    [
      listingOf(termListing('online', 'word-games')),
      {},
      { tid: '12', 'content_type[]': ['online_game'], families: 1 },
    ],
    [listingOf(termListing('online', 'daily-games')), {}, { 'content_type[]': ['daily_game'] }],
    [
      listingOf(termListing('online', 'daily-games')),
      { genre: '12' },
      { 'tid[]': ['12'], 'content_type[]': ['daily_game'] },
    ],
    [
      listingOf(termListing('online', 'word-games')),
      { isReversed: true },
      { sort_order: 'ASC', tid: '12', 'content_type[]': ['online_game'], families: 1 },
    ],
    [
      listingOf(termListing('online', 'word-games')),
      { sort: 'title', isReversed: true },
      { sort_by: 'title', sort_order: 'DESC', tid: '12', 'content_type[]': ['online_game'], families: 1 },
    ],
    [NEW_RELEASES, {}, { sort_by: 'newest', 'content_type[]': ['download_game'] }],
    [
      allListing('download'),
      { genre: '1', isDevice: true, isExclusive: true, page: 2 },
      { page: 2, tid: '1', 'content_type[]': ['download_game'], field_is_this_game_mobile: 1, exclusive: 1 },
    ],
    [searchListing('moth', 0), {}, { sort_by: 'relevance', title: 'moth' }],
    [
      searchListing('moth', 0),
      { kind: 'daily', sort: 'title' },
      { sort_by: 'title', title: 'moth', 'content_type[]': ['daily_game'] },
    ],
  ] as [Listing, Partial<ListingState>, object][])(
    'builds the query for $path with the state %j: %j',
    (listing, change, expected) => {
      const state = { ...defaultListingState(SCOPES[listing.scope]), ...change };
      expect(toGamesQuery(listing, state)).toEqual({ ...base, ...expected });
    },
  );
});

describe('the list of a search', () => {
  it('states the number of games in the heading', () => {
    expect(searchListing('moth', 1).heading).toBe('1 game for “moth”');
    expect(searchListing('moth', 1234).heading).toBe('1,234 games for “moth”');
    expect(searchListing('a/b', 0)).toMatchObject({
      path: '/search/a%2Fb',
      heading: 'Nothing lit for “a/b”',
    });
  });
});

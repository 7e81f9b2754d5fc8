/**
 * Tests which database queries each uncached page runs. A page runs at most two, and two more for a collection's
 * rule.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GetServerSidePropsContext } from 'next';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { allListing, NEW_RELEASES, termListing } from '@/lib/domain/listing/listings';
import { getServerSideProps as homeProps } from '@/pages';
import { getServerSideProps as landingProps } from '@/pages/gamelanding/[slug]';
import { getServerSideProps as archiveProps } from '@/pages/gamelanding/[slug]/archive';
import { getServerSideProps as playerProps } from '@/pages/gameplayer/[slug]';
import { publishBackend } from '@/server/backend';
import {
  catalogProps,
  collectionProps,
  familyProps,
  genresProps,
  listingProps,
  searchProps,
  siteSearchProps,
} from '@/server/ssr-listing';
import { openTexts } from '@/server/texts/open-texts';
import { createTestServices, type TestServices } from '../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  publishBackend({
    productFetch: async (request) => services.product.fetch(request),
    scoresFetch: async (request) => services.scores.fetch(request),
    config: DEFAULT_CONFIG,
    texts: openTexts('content', DEFAULT_CONFIG),
  });
  // Builds the search index in advance, because it is built once per process and not per page.
  await services.search.find('sudoku', new Date());
  // Reads the collections' names in advance, because they are read only once a minute.
  await services.service.collections.list(new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => services.drop());

const contextOf = (params: Record<string, string | string[]>, query: Record<string, string> = {}) =>
  ({
    params,
    query,
    req: { headers: {} },
    res: { setHeader: () => undefined },
  }) as unknown as GetServerSidePropsContext;

/** Returns the first words of each statement, and of its `from` clause. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const spy = vi.spyOn(services.database.pool, 'query');
  try {
    await work();
    return spy.mock.calls.map(([query]) => {
      const text = typeof query === 'string' ? query : (query as { text: string }).text;
      const isCount = /^select count\(\*\)/.test(text);
      const isRanked = text.includes('intersect');
      const isFamilies = text.includes('distinct on');
      const isGenres = text.includes('as "genre"');
      const isCollection = text.includes('from "product"."collection"');
      return isCollection
        ? text.includes('"title"')
          ? 'collection'
          : 'rule'
        : isCount
          ? 'count of games'
          : isRanked
            ? 'similar games'
            : isFamilies
              ? 'families'
              : isGenres
                ? 'genres'
                : /limit \$/.test(text)
                  ? 'page of games'
                  : /"uid" = any\(/.test(text)
                    ? 'games by uid'
                    : text;
    });
  } finally {
    spy.mockRestore();
  }
};

// The search index determines which games match, and how many.
const FOUND = ['games by uid'];
const LIST = ['page of games', 'count of games'];
const sudokuPage = contextOf({ slug: 'quiet-sudoku' }) as GetServerSidePropsContext<{ slug: string }>;
const online = termListing('online', 'puzzle-games');

describe('loading an uncached page', () => {
  it.each([
    ['/online/[term]', LIST, () => listingProps(() => online)(contextOf({}))],
    ['/online/all-games', LIST, () => catalogProps('online')(contextOf({}))],
    [
      '/download/[term]',
      LIST,
      () => listingProps(() => termListing('download', 'puzzle-games'))(contextOf({})),
    ],
    ['/download/all-games', LIST, () => listingProps(() => allListing('download'))(contextOf({}))],
    ['/download/special/new-releases', LIST, () => listingProps(() => NEW_RELEASES)(contextOf({}))],
    [
      '/collections/[keyword]',
      ['collection', 'rule', ...LIST],
      () => collectionProps(contextOf({ keyword: 'quick' })),
    ],
    ['/online/family/[slug]', LIST, () => familyProps(contextOf({ slug: 'sudoku' }))],
    ['/online/family/[slug] of no family', [], () => familyProps(contextOf({ slug: 'none' }))],
    ['/online/all-genres', ['genres'], () => genresProps('online')(contextOf({}))],
    ['/search/[[...params]]', FOUND, () => searchProps(contextOf({ params: ['orchard'] }))],
    [
      '/search/[[...params]] of a family',
      [...FOUND, 'families'],
      () => searchProps(contextOf({ params: ['sudoku'] })),
    ],
    ['/search without a term', [], () => searchProps(contextOf({}))],
    ['/site-search', FOUND, () => siteSearchProps(contextOf({}, { q: 'orchard' }))],
    ['/gamelanding/[slug]', ['page of games', 'similar games'], () => landingProps(sudokuPage)],
    ['/gamelanding/[slug]/archive', ['page of games'], () => archiveProps(sudokuPage)],
    ['/gameplayer/[slug]', ['page of games'], () => playerProps(sudokuPage)],
    ['/', ['count of games', 'page of games'], () => homeProps(contextOf({}))],
  ])('runs for %s only the queries %j', async (_page, expected, work) => {
    expect(await statementsOf(work)).toEqual(expected);
  });
});

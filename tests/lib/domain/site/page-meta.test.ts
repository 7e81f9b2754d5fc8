import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { game as gameSchema } from '@/lib/contract/game';
import { searchListing } from '@/lib/domain/listing/listings';
import { pageMetaOf } from '@/lib/domain/site/page-meta';

const CONFIG = { ...DEFAULT_CONFIG, baseUrl: 'https://games.example' };
const createGame = (more: object = {}) =>
  parse(gameSchema, {
    uid: 7,
    href: '/gamelanding/quiet-sudoku',
    title: 'Quiet Sudoku',
    keyword: 'quiet-sudoku',
    genres: ['1'],
    thumbnailImg: '/play/quiet-sudoku/art/classic.svg',
    descriptionShort: 'Nine by nine.',
    publishedAt: '2026-11-01T00:00:00.000Z',
    ...more,
  });

describe('the metadata of a page', () => {
  it('describes a game with its image, genre and breadcrumbs', () => {
    const meta = pageMetaOf(
      '/gamelanding/[slug]',
      { game: createGame({ rating: 4.5, numRatings: 12 }) },
      CONFIG,
    );
    expect(meta).toMatchObject({
      canonical: 'https://games.example/gamelanding/quiet-sudoku',
      isIndexed: true,
      title: 'Quiet Sudoku',
      description: 'Nine by nine.',
      image: 'https://games.example/share/quiet-sudoku.png',
    });
    const [video, crumbs] = meta.structured;
    expect(video).toMatchObject({
      '@type': ['VideoGame', 'SoftwareApplication'],
      genre: ['Puzzle'],
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
      offers: { price: '0.00' },
    });
    expect((crumbs?.itemListElement as { item: string }[]).map(({ item }) => item)).toEqual([
      'https://games.example/',
      'https://games.example/online/all-games',
      'https://games.example/online/puzzle-games',
      'https://games.example/gamelanding/quiet-sudoku',
    ]);
  });

  it('omits the rating of a game without votes', () => {
    expect(
      pageMetaOf('/gamelanding/[slug]', { game: createGame() }, CONFIG).structured[0],
    ).not.toHaveProperty('aggregateRating');
  });

  it('uses the same canonical URL for a game and its player page, and excludes the player page from search engines', () => {
    const meta = pageMetaOf('/gameplayer/[slug]', { game: createGame() }, CONFIG);
    expect(meta).toMatchObject({
      canonical: 'https://games.example/gamelanding/quiet-sudoku',
      isIndexed: false,
      structured: [],
    });
  });

  it('includes the price of a download, and breadcrumbs through the downloads', () => {
    const { structured } = pageMetaOf(
      '/gamelanding/[slug]',
      { game: createGame({ isDownloadGame: true, paidgamePrice: 9.5 }) },
      CONFIG,
    );
    expect(structured[0]).toMatchObject({ offers: { price: '9.50' } });
    expect(JSON.stringify(structured[1])).toContain('/download/puzzle-games');
  });

  it('includes a canonical URL for each page of a list', () => {
    const listing = { path: '/online/puzzle-games', title: 'Puzzle games', description: 'd', category: '1' };
    const of = (page: number) =>
      pageMetaOf('/online/[term]', { listing, state: { page }, games: [createGame()] }, CONFIG);
    expect(of(0).canonical).toBe('https://games.example/online/puzzle-games');
    expect(of(2).canonical).toBe('https://games.example/online/puzzle-games?page=3');
    expect(of(0).structured.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });

  it.each(['/_error', '/broken'])('excludes %s from search engines', (page) => {
    expect(pageMetaOf(page, {}, CONFIG)).toMatchObject({ canonical: null, isIndexed: false });
  });

  it('omits the canonical URL when the site’s URL is unknown', () => {
    expect(pageMetaOf('/', {}, DEFAULT_CONFIG)).toMatchObject({
      canonical: null,
      image: '/share.png',
      isIndexed: true,
      structured: [],
    });
  });

  it('uses one canonical URL for all search results', () => {
    expect(pageMetaOf('/search/[[...params]]', {}, CONFIG)).toMatchObject({
      canonical: 'https://games.example/search',
      isIndexed: true,
    });
  });

  it('contains the search term, or explains the search', () => {
    const of = (results: { listing: { title: string; description: string } } | null) =>
      pageMetaOf('/search/[[...params]]', { results }, CONFIG);
    expect(of({ listing: searchListing('moth', 3) })).toMatchObject({
      title: 'Search for “moth”',
      description: 'Games that match “moth”.',
    });
    expect(of(null).title).toBe('Search');
    expect(of(null).description).not.toBe(CONFIG.description);
  });

  it.each([
    ['online', 'daily-games', 'https://games.example/online/puzzle-games'],
    ['download', 'new-releases', 'https://games.example/download/puzzle-games'],
  ] as const)('describes the %s genres that have games', (catalog, absent, puzzle) => {
    const page = `/${catalog}/all-genres`;
    const meta = pageMetaOf(page, { catalog, genres: [{ uid: '1' }, { uid: '12' }] }, CONFIG);
    expect(meta.canonical).toBe(`https://games.example${page}`);
    expect(meta.description).not.toBe(CONFIG.description);
    expect(meta.structured.map((each) => each['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    const items = meta.structured[1]?.itemListElement as { name: string; url: string }[];
    expect(items.map(({ name }) => name)).toEqual(['Puzzle games', 'Word games']);
    expect(items[0]?.url).toBe(puzzle);
    expect(JSON.stringify(items)).not.toContain(absent);
  });

  it('describes a text with its breadcrumbs and, if there are any, its questions', () => {
    const text = {
      path: '/help/faq/daily',
      title: 'Daily games',
      description: 'Days and streaks.',
      crumbs: [
        { name: 'Home', path: '/' },
        { name: 'Daily games', path: '/help/faq/daily' },
      ],
    };
    const entries = [{ id: 'when', question: 'When?', html: '<p>At midnight.</p>\n' }];
    const of = (topics?: []) =>
      pageMetaOf('/help/faq/[[...topic]]', { text, topics: topics ?? [{ ...text, entries }] }, CONFIG);
    expect(of()).toMatchObject({
      canonical: 'https://games.example/help/faq/daily',
      isIndexed: true,
      title: 'Daily games',
      description: 'Days and streaks.',
    });
    expect(of().structured).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ item: 'https://games.example/' }, { position: 2, name: 'Daily games' }],
      },
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'When?', acceptedAnswer: { '@type': 'Answer', text: '<p>At midnight.</p>' } }],
      },
    ]);
    expect(of([]).structured.map((each) => each['@type'])).toEqual(['BreadcrumbList']);
  });

  it('leaves the image URL of another host unchanged', () => {
    const image = 'https://img.example/x.jpg';
    expect(
      pageMetaOf('/gamelanding/[slug]', { game: createGame({ thumbnailImg: image }) }, CONFIG).image,
    ).toBe(image);
  });
});

/** @vitest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ClassicListing } from '@/components/views/listing/classic-listing';
import type { ListingViewProps } from '@/components/views/listing/listing-props';
import { ModernListing } from '@/components/views/listing/modern-listing';
import { SLOW_MS } from '@/components/views/listing/use-slow-navigation';
import { defaultListingState, SCOPES, type ListingState } from '@/lib/domain/listing/listing-query';
import { allListing, searchListing, termListing, type Listing } from '@/lib/domain/listing/listings';
import { createGameSummary, renderView } from '../../../support/render-view';

const WORD_LISTING = termListing('online', 'word-games') as Listing;
const PER_PAGE = 24;

const createProps = (
  listing: Listing,
  {
    state,
    total = 9,
    ...rest
  }: Partial<Omit<ListingViewProps, 'state'>> & { state?: Partial<ListingState> } = {},
): ListingViewProps => ({
  listing,
  state: { ...defaultListingState(SCOPES[listing.scope]), ...state },
  games: [createGameSummary('1', { title: 'Lantern Words', numPlays: 1200 }), createGameSummary('2')],
  total,
  pages: Math.ceil(total / PER_PAGE),
  matches: [],
  namedGenres: [],
  namedFamily: null,
  nearest: [],
  ...rest,
});

const createSingleResult = () => createSearchResult(1);
const createSearchResult = (total: number) => ({
  rows: [],
  pager: { total_items: total, items_per_page: 1, page: 0 },
});
/** Responds with the given games to a request for the most played ones, and with none to other requests. */
const respondWithPlayed =
  (...rows: ReturnType<typeof createGameSummary>[]) =>
  (url: URL) =>
    url.searchParams.get('sort_by') === 'popular'
      ? { ...createSearchResult(rows.length), rows }
      : createSearchResult(0);

afterEach(() => vi.useRealTimers());

describe.each([
  ['modern', ModernListing],
  ['classic', ClassicListing],
] as const)('the %s list', (layout, View) => {
  const appearance = layout === 'modern' ? undefined : ({ layout, theme: 'default' } as const);

  it('shows its name, its number of games and its navigation', () => {
    renderView(<View {...createProps(WORD_LISTING)} />, undefined, appearance);
    expect(screen.getByRole('heading', { level: 1, name: 'Word' })).toBeInTheDocument();
    expect(screen.getByText('9 games')).toBeInTheDocument();
    const genres = screen.getByRole('navigation', { name: 'Game genres' });
    expect(within(genres).getByRole('link', { name: 'Word' })).toHaveAttribute('aria-current', 'true');
    const catalog = screen.getByRole('navigation', { name: 'Catalog' });
    expect(within(catalog).getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/download/word-games',
    );
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('links filters and orders to URLs that start at the first page', async () => {
    const { push } = renderView(
      <View {...createProps(WORD_LISTING, { total: 100, state: { page: 2, sort: 'rating' } })} />,
      undefined,
      appearance,
    );
    expect(screen.getByRole('link', { name: 'Plays on this device' })).toHaveAttribute(
      'href',
      '/online/word-games?device=1&sort=rating',
    );
    expect(screen.getByText('Games 49 to 72 of 100')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'A to Z');
    expect(push).toHaveBeenCalledWith('/online/word-games?sort=title', undefined, { scroll: false });
  });

  it('reverses the order by a link, and applies a new order in its default direction', async () => {
    const { push } = renderView(
      <View
        {...createProps(WORD_LISTING, { total: 100, state: { page: 2, sort: 'title', isReversed: true } })}
      />,
      undefined,
      appearance,
    );
    const link = screen.getByRole('link', { name: 'Reverse order' });
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(link).toHaveAttribute('href', '/online/word-games?sort=title');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Newest');
    expect(push).toHaveBeenCalledWith('/online/word-games?sort=newest', undefined, { scroll: false });
  });

  it('has no reversed order for the best matches', () => {
    renderView(<View {...createProps(searchListing('lantern', 2), { total: 2 })} />, undefined, appearance);
    expect(screen.queryByRole('link', { name: 'Reverse order' })).toBeNull();
  });

  it('removes one filter by its link, and all filters by another link', () => {
    const state = { isDevice: true, genre: '12' };
    renderView(<View {...createProps(allListing('online'), { state })} />, undefined, appearance);
    const device = screen.getByRole('link', { name: 'Plays on this device' });
    expect(device).toHaveAttribute('href', '/online/all-games?genre=word-games');
    expect(device).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/online/all-games');
    expect(screen.getByRole('combobox', { name: 'Genre' })).toHaveValue('word-games');
  });

  it('marks the matches of a search, and shows the number of games of each kind', async () => {
    const listing = searchListing('lantern', 2);
    const kinds = { all: 2, online: 2, daily: 1, download: 0 };
    const { requested } = renderView(
      <View {...createProps(listing, { matches: ['lantern'], kinds })} />,
      undefined,
      appearance,
    );
    expect(screen.getByRole('heading', { level: 1, name: '2 games for “lantern”' })).toBeInTheDocument();
    expect(screen.getByText('Lantern', { selector: 'mark' })).toBeInTheDocument();
    const tabs = within(screen.getByRole('navigation', { name: 'Kind of game' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'All 2',
      'Online 2',
      'Daily 1',
      'Download 0',
    ]);
    expect(tabs.getByRole('link', { name: 'Daily 1' })).toHaveAttribute('href', '/search/lantern?kind=daily');
    expect(requested).toEqual([]);
  });

  it('requests the counts that the page does not have', async () => {
    const { requested } = renderView(
      <View {...createProps(searchListing('moth', 99), { kinds: { all: 99 }, total: 99 })} />,
      (url) => createSearchResult(url.searchParams.get('content_type[]') === 'daily_game' ? 7 : 46),
      appearance,
    );
    expect(await screen.findByRole('link', { name: 'Daily 7' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 99' })).toBeInTheDocument();
    expect(requested).toHaveLength(3);
  });

  it('states that nothing was found, and links to other pages', async () => {
    renderView(
      <View {...createProps(searchListing('zzyxlamp', 0), { games: [], total: 0, kinds: {} })} />,
      respondWithPlayed(createGameSummary('7', { title: 'Quiet Sudoku' })),
      appearance,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Nothing lit for “zzyxlamp”' })).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'All genres' })).toHaveAttribute('href', '/online/all-genres');
    expect(await screen.findByRole('heading', { name: 'People are playing' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Quiet Sudoku/ })[0]).toBeInTheDocument();
  });

  it('offers to clear the filters when no game is left', () => {
    renderView(
      <View
        {...createProps(WORD_LISTING, { games: [], total: 0, state: { isExclusive: true, sort: 'title' } })}
      />,
      respondWithPlayed(),
      appearance,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Word' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/online/word-games?sort=title',
    );
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'All genres' })).toHaveAttribute('href', '/online/all-genres');
  });

  it('keeps the tabs for the kinds when one kind has no match', () => {
    const kinds = { all: 3, online: 3, daily: 1, download: 0 };
    renderView(
      <View
        {...createProps(searchListing('lantern', 0), {
          games: [],
          total: 0,
          kinds,
          state: { kind: 'download' },
        })}
      />,
      respondWithPlayed(),
      appearance,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Kind of game' }));
    expect(tabs.getByRole('link', { name: 'Download 0' })).toHaveAttribute('aria-current', 'page');
    expect(tabs.getByRole('link', { name: 'Online 3' })).toHaveAttribute(
      'href',
      '/search/lantern?kind=online',
    );
  });

  it('loads the first images eagerly, and exactly one of them with high priority', () => {
    const games = Array.from({ length: 9 }, (_, index) =>
      createGameSummary(String(index), { thumbnailImg: '/a.svg' }),
    );
    renderView(<View {...createProps(WORD_LISTING, { games })} />, undefined, appearance);
    const images = [...document.querySelectorAll<HTMLImageElement>('img[src="/a.svg"]')];
    expect(images).toHaveLength(9);
    expect(images.map((image) => image.getAttribute('loading') !== 'lazy')).toEqual(
      games.map((_, index) => index < 6),
    );
    expect(images.filter((image) => image.getAttribute('fetchpriority') === 'high')).toEqual([images[0]]);
  });

  it('marks a genre that a search has matched', () => {
    const listing = searchListing('word', 2);
    const games = [createGameSummary('1'), createGameSummary('2', { genres: ['12'], numRatings: 0 })];
    renderView(
      <View {...createProps(listing, { games, matches: ['word'], kinds: { all: 2 } })} />,
      createSingleResult,
      appearance,
    );
    expect(screen.getByText('Word', { selector: 'mark' })).toBeInTheDocument();
  });

  it('appears busy only when another page or sort order of the same list loads slowly', () => {
    vi.useFakeTimers();
    const { emit } = renderView(<View {...createProps(WORD_LISTING)} />, undefined, appearance);
    const isBusy = (): boolean => document.querySelector('[aria-busy="true"]') !== null;
    const waitForSlowNavigation = (): void =>
      act(() => {
        vi.advanceTimersByTime(SLOW_MS + 1);
      });

    act(() => emit('routeChangeStart', '/gamelanding/g-1'));
    waitForSlowNavigation();
    expect(isBusy()).toBe(false);
    act(() => emit('routeChangeStart', '/online/word-games?page=2'));
    expect(isBusy()).toBe(false);
    waitForSlowNavigation();
    expect(isBusy()).toBe(true);
    act(() => emit('routeChangeComplete', '/online/word-games?page=2'));
    expect(isBusy()).toBe(false);
    // The router does not report that the first of two changes was abandoned.
    act(() => emit('routeChangeStart', '/online/word-games'));
    act(() => emit('routeChangeStart', '/online/word-games?sort=title'));
    act(() => emit('routeChangeComplete', '/online/word-games?sort=title'));
    waitForSlowNavigation();
    expect(isBusy()).toBe(false);
  });
});

describe('the filter sheet', () => {
  it('shows the number of matches of a choice, and applies the choice only when the button at the end is pressed', async () => {
    const { push, requested } = renderView(<ModernListing {...createProps(allListing('online'))} />, (url) =>
      createSearchResult(url.searchParams.has('tid') ? 38 : 214),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter games' }));
    expect(await sheet.findByRole('button', { name: 'Show 214 games' })).toBeInTheDocument();
    await userEvent.click(sheet.getByRole('button', { name: 'Word' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Newest' }));
    expect(sheet.getByRole('button', { name: 'Word' })).toHaveAttribute('aria-pressed', 'true');
    expect(push).not.toHaveBeenCalled();
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 38 games' }));
    expect(push).toHaveBeenCalledWith('/online/all-games?genre=word-games&sort=newest', undefined, {
      scroll: false,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(requested.every((path) => path.includes('items_per_page=1'))).toBe(true);
  });
});

describe('the modern list', () => {
  it('shows the best match at the top of the first page of a search by relevance', () => {
    const listing = searchListing('lantern', 2);
    const described = createGameSummary('1', {
      title: 'Lantern Words',
      descriptionShort: 'By the light of a lantern.',
    });
    const shown = { kinds: { all: 2 }, games: [described, createGameSummary('2')], matches: ['lantern'] };
    const { rerender } = renderView(<ModernListing {...createProps(listing, shown)} />, createSingleResult);
    const top = within(screen.getByRole('region', { name: 'Lantern Words' }));
    expect(top.getByText('lantern', { selector: 'mark' })).toBeInTheDocument();
    rerender(<ModernListing {...createProps(listing, { kinds: { all: 2 }, state: { sort: 'title' } })} />);
    expect(screen.queryByRole('region', { name: 'Lantern Words' })).not.toBeInTheDocument();
  });

  it('adds popular games to a list with very few', async () => {
    const answer = respondWithPlayed(
      createGameSummary('2'),
      createGameSummary('7', { title: 'Quiet Sudoku' }),
    );
    renderView(<ModernListing {...createProps(WORD_LISTING, { total: 2 })} />, answer);
    expect(await screen.findByRole('link', { name: /Quiet Sudoku/ })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /Game 2/ })).toHaveLength(1);
  });

  it('keeps its rows full by placing a wide game in the cell of the advertisement', () => {
    const games = Array.from({ length: PER_PAGE }, (_, index) => createGameSummary(String(index)));
    const countCells = (): number => {
      const all = [...document.querySelectorAll('.listing-grid > li')];
      return all.filter((cell) => !cell.hasAttribute('data-wide')).length;
    };
    const { rerender } = renderView(<ModernListing {...createProps(WORD_LISTING, { games, total: 99 })} />);
    expect(countCells()).toBe(PER_PAGE);
    const gamesWithWide = games.map((game, index) =>
      index === 6 ? { ...game, billboardImg: ['/b.svg'] } : game,
    );
    rerender(<ModernListing {...createProps(WORD_LISTING, { games: gamesWithWide, total: 99 })} />);
    expect(countCells()).toBe(PER_PAGE);
  });
});

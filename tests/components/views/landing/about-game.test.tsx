/** @vitest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AboutGame } from '@/components/views/landing/about/about-game';
import { GameMeta } from '@/components/views/landing/about/game-meta';
import { createLandingAreas, withSafeUrls } from '@/components/views/landing/landing-areas';
import { TermsPanel } from '@/components/views/landing/about/terms-panel';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { createPageStores, StoresWrapper, ORIGIN } from '../../../support/page-stores';

const createGame = (fields: object = {}): Game =>
  parse(gameSchema, { uid: '7', href: '/gamelanding/kite', title: 'Kite', keyword: 'a', ...fields });

const network = setupServer();
let enterViewport: () => void;

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        enterViewport = () => notice([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  network.resetHandlers();
});
afterAll(() => network.close());

const showAbout = (game: Game): void =>
  void render(
    <StoresWrapper stores={createPageStores()}>
      <AboutGame game={game} areas={createLandingAreas(game)} />
    </StoresWrapper>,
  );

describe('AboutGame', () => {
  it('links to the genres in the game’s catalog, and shows only known facts', () => {
    showAbout(createGame({ isDownloadGame: true, genres: ['12', '1'], credits: 'Made by hand' }));
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/download/word-games', '/download/puzzle-games']);
    expect(screen.getByText('Made by hand')).toBeInTheDocument();
    expect(screen.queryByText('Plays on')).toBeNull();
  });

  const tagsAre = (rows: object[], status = 200): void =>
    network.use(
      http.get(`${ORIGIN}/user/login_status`, () => HttpResponse.json({ login_status: false })),
      http.get(`${ORIGIN}/sw/api/node/game/top-tags/7`, () => HttpResponse.json({ rows }, { status })),
    );

  it('requests the players’ tags only when the panel is near the viewport', async () => {
    tagsAre([
      { flag_id: 'game_tag_great_graphics', count: 240 },
      { flag_id: 'game_tag_quick', count: 12 },
      { flag_id: 'featured', count: 1 },
    ]);
    showAbout(createGame());
    expect(screen.queryByRole('list')).toBeNull();
    act(() => enterViewport());
    const list = await screen.findByRole('list');
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(['great graphics 240', 'quick 12']);
  });

  it.each([
    ['there are no tags', 200],
    ['the tags could not be loaded', 500],
  ])('shows its empty state when %s', async (_name, status) => {
    tagsAre([], status);
    showAbout(createGame());
    act(() => enterViewport());
    expect(await screen.findByText('Nobody has said yet.')).toBeInTheDocument();
  });
});

describe('GameMeta', () => {
  it.each([
    [{}, ['Not rated yet']],
    [{ numRatings: 1, rating: 5, numPlays: 1 }, ['5.0 from 1 rating', '1 play']],
    [{ numRatings: 9874, rating: 4.6, numPlays: 1_812_345 }, ['4.6 from 9,874 ratings', '1.8M plays']],
  ])('shows, for %o, the texts %j', (fields, words) => {
    render(<GameMeta game={createGame(fields)} device={null} />);
    for (const text of words) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryAllByRole('img')).toHaveLength('rating' in fields ? 1 : 0);
  });
});

describe('TermsPanel', () => {
  const show = (fields: object): void =>
    void render(
      <StoresWrapper stores={createPageStores()}>
        <TermsPanel game={withSafeUrls(createGame({ isDownloadGame: true, ...fields }))} />
      </StoresWrapper>,
    );
  const findWays = () =>
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

  it('shows the purchase with its price and the trial with its length, and lists the requirements', () => {
    show({
      hasTrial: true,
      hasPurchase: true,
      paidgamePrice: 9.9,
      paidgameBuyUrl: 'https://shop.example/kite',
      downloadUrl: '/files/kite.zip',
      requirements: 'Windows 10',
      download: { bytes: 2_100_000, version: '1.2' },
    });
    expect(screen.getByText('$9.90')).toBeInTheDocument();
    expect(screen.getByText(/Free to try for 60 minutes/)).toBeInTheDocument();
    expect(screen.getByText('Windows 10')).toBeInTheDocument();
    expect(findWays()).toEqual([
      ['Buy', 'https://shop.example/kite'],
      ['Free trial', '/files/kite.zip'],
    ]);
  });

  it('makes no promise about a file on another host', () => {
    show({ hasTrial: true, downloadUrl: 'https://shop.example/kite.zip', requirements: 'Windows 10' });
    expect(
      screen.getByText('Free to try first. It comes from its maker, whose terms hold for it.'),
    ).toBeInTheDocument();
    expect(findWays()).toEqual([['Free trial', 'https://shop.example/kite.zip']]);
  });

  it.each([
    ['no purchase', { paidgameBuyUrl: 'https://shop.example/', paidgamePrice: 9 }],
    [
      'URLs that must not be linked',
      { hasPurchase: true, paidgameBuyUrl: 'javascript:1', downloadUrl: '//x' },
    ],
  ])('shows no button without a function for %s', (_name, fields) => {
    show(fields);
    expect(findWays()).toEqual([]);
    expect(screen.queryByText(/60 minutes/)).toBeNull();
  });
});

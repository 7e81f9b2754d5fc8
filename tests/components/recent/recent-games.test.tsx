/** @vitest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RecentGames } from '@/components/recent/recent-games';
import { recordPlayed as record } from '@/components/recent/record-played';
import { IDENTITY_KEY } from '@/lib/domain/members/identity';
import { createPageStores, StoresWrapper, ORIGIN } from '../../support/page-stores';

const game = (uid: number, fields: object = {}) => ({
  uid: String(uid),
  href: `/gamelanding/game-${uid}`,
  title: `Game ${uid}`,
  thumbnailImg: '/art/a.svg',
  thumbnailImgSmall: null,
  highlightColor: '#195AAB',
  genres: ['12'],
  ...fields,
});
const stores = createPageStores();
const play = (played: Parameters<typeof record>[0]): void => record(played, stores.clients);
const renderGames = (games: ReactElement) => render(<StoresWrapper stores={stores}>{games}</StoresWrapper>);
const listTitles = () => screen.queryAllByRole('link').map((link) => link.textContent);

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  network.resetHandlers();
  window.localStorage.clear();
});
afterAll(() => network.close());

describe('RecentGames', () => {
  it('shows the last games, newest first, without the current page’s game', async () => {
    for (const uid of [1, 2, 3]) play(game(uid));
    renderGames(<RecentGames title="Recently played" except="2" />);
    expect(await screen.findByRole('region', { name: 'Recently played' })).toBeInTheDocument();
    expect(listTitles()).toEqual(['Game 3', 'Game 1']);
  });

  it('shows at most 8 games', async () => {
    for (let uid = 1; uid <= 12; uid += 1) play(game(uid));
    renderGames(<RecentGames title="Recently played" />);
    await screen.findByRole('region');
    expect(listTitles()).toHaveLength(8);
    expect(listTitles()[0]).toBe('Game 12');
  });

  it.each([false, true])('renders nothing when there is no other game (reserved: %s)', async (isReserved) => {
    play(game(1));
    const { container } = renderGames(
      <RecentGames title="Recently played" except="1" isReserved={isReserved} />,
    );
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('renders an empty section, hidden by default, for a visitor without games', () => {
    const { container } = renderGames(<RecentGames title="Continue playing" isReserved />);
    expect(container.querySelector('section')).not.toHaveAttribute('data-kept');
    expect(listTitles()).toEqual([]);
  });

  it('shows the genre’s icon for a game without an image', async () => {
    play(game(1, { thumbnailImg: null }));
    const { container } = renderGames(<RecentGames title="Recently played" />);
    await screen.findByRole('region');
    expect(container.querySelector('use')?.getAttribute('href')).toContain('category-word');
  });

  it('keeps a separate list for each member and for the guest, and sends a member’s list to their account', async () => {
    play(game(1));
    window.localStorage.setItem(IDENTITY_KEY, JSON.stringify({ uid: '7', details: {} }));
    const sent: unknown[] = [];
    stores.clients.csrf.token = 'token';
    network.use(
      http.get(`${ORIGIN}/user/login_status`, () => HttpResponse.json({ login_status: true })),
      http.post(`${ORIGIN}/sw/api/user/played`, async ({ request }) => {
        sent.push([await request.json(), request.headers.get('x-csrf-token')]);
        return HttpResponse.json({ ok: true });
      }),
    );
    play(game(2));
    renderGames(<RecentGames title="Recently played" />);
    await screen.findByRole('region');
    expect(listTitles()).toEqual(['Game 2']);
    await waitFor(() => expect(sent).toEqual([[{ nids: ['2'] }, 'token']]));

    window.localStorage.removeItem(IDENTITY_KEY);
    act(() => stores.auth.setState({ user: {} as never }));
    await waitFor(() => expect(listTitles()).toEqual(['Game 1']));
  });
});

/** @vitest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { BonusPanel } from '@/components/views/landing/beside/bonus-panel';
import { SuggestionPanel } from '@/components/views/landing/beside/suggestion-panel';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { LANDING_MESSAGES } from '@/lib/landing-messages';
import { takePlayPress } from '@/stores/play-press';
import type { Stores } from '@/stores/stores-provider';
import { renderInRouter } from '../../../support/in-router';
import { createPageStores, StoresWrapper, ORIGIN } from '../../../support/page-stores';

const routerPush = vi.fn(async () => true);

const GAME = parse(gameSchema, {
  uid: '7',
  href: '/gamelanding/kite',
  title: 'Kite Racers',
  keyword: 'a',
  displayAlternateSuggestion: true,
  randomGameSuggestionUrl: '/api/games/random?tid=12',
});
const OTHER_GAME = { uid: '8', href: '/gamelanding/other', title: 'Other', keyword: 'b' };

let stores: Stores;
const network = setupServer();

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  stores = createPageStores();
  routerPush.mockClear();
});
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const requestedUrls: string[] = [];
const answerWith = (answer: () => Response | Promise<Response>): void => {
  requestedUrls.length = 0;
  network.use(
    http.get(`${ORIGIN}/user/login_status`, () => HttpResponse.json({ login_status: false })),
    http.get(`${ORIGIN}/api/games/random`, ({ request }) => {
      requestedUrls.push(new URL(request.url).search);
      return answer();
    }),
  );
};
const show = (fields: Partial<Game> = {}): void =>
  void renderInRouter(
    <StoresWrapper stores={stores}>
      <SuggestionPanel game={{ ...GAME, ...fields }} />
    </StoresWrapper>,
    { push: routerPush },
  );
const pressSurpriseMe = () => userEvent.click(screen.getByRole('button', { name: /Surprise me/ }));

describe('the suggestion of another game', () => {
  it('shows the game that the catalog entry names', () => {
    show({ alternateSuggestionGame: parse(gameSchema, OTHER_GAME) });
    expect(screen.getByRole('link', { name: 'Other' })).toHaveAttribute('href', '/gamelanding/other');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('requests one random game for a double click when the catalog entry suggests no game', async () => {
    let answerRequest = (_response: Response): void => undefined;
    answerWith(() => new Promise((resolve) => (answerRequest = resolve)));
    show();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Surprise me' }));
    await waitFor(() => expect(requestedUrls).toHaveLength(1));
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    answerRequest(HttpResponse.json(OTHER_GAME));
    await waitFor(() => expect(routerPush).toHaveBeenCalledWith('/gamelanding/other'));
    expect(requestedUrls).toEqual(['?tid=12']);
  });

  it("opens the game's page with the game already started", async () => {
    answerWith(() => HttpResponse.json(OTHER_GAME));
    show();
    await pressSurpriseMe();
    await waitFor(() => expect(routerPush).toHaveBeenCalledWith('/gamelanding/other'));
    expect(takePlayPress('/gamelanding/other')).toBe(true);
  });

  it.each([
    ['the call fails', () => HttpResponse.json({ code: 'notFound', message: '' }, { status: 404 })],
    ['the response is not a game', () => HttpResponse.json({ href: '/gamelanding/other' })],
    [
      'the response links to another site',
      () => HttpResponse.json({ ...OTHER_GAME, href: 'https://elsewhere.example/' }),
    ],
  ])('does not navigate and shows an error when %s', async (_name, answer) => {
    answerWith(answer);
    show();
    await pressSurpriseMe();
    await waitFor(() =>
      expect(stores.notification.getState().queue).toMatchObject([
        { message: LANDING_MESSAGES.noOtherGame, status: 'error' },
      ]),
    );
    expect(routerPush).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'));
  });

  it.each(['https://elsewhere.example/api/x', '//elsewhere.example/api/x', '/gamelanding/x'])(
    'does not call %s',
    async (randomGameSuggestionUrl) => {
      show({ randomGameSuggestionUrl });
      await pressSurpriseMe();
      await waitFor(() => expect(stores.notification.getState().queue).toHaveLength(1));
      expect(routerPush).not.toHaveBeenCalled();
    },
  );
});

describe('the button of the bonus game', () => {
  const showBonus = (fields: Partial<Game>): void =>
    void renderInRouter(
      <StoresWrapper stores={stores}>
        <BonusPanel game={{ ...GAME, isBonusGame: true, ...fields }} />
      </StoresWrapper>,
      { push: routerPush },
    );

  it.each([
    ['daily', 'A new one every day.'],
    ['weekly', 'A new one every week.'],
  ] as const)('appears as a link, described as %s', (bonusGameFrequency, words) => {
    showBonus({ bonusGameUrl: '/gamelanding/bonus', bonusGameFrequency });
    expect(screen.getByText(new RegExp(words))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Play the bonus' })).toHaveAttribute(
      'href',
      '/gamelanding/bonus',
    );
  });

  it('requests the game from its URL when the URL belongs to the API', async () => {
    answerWith(() => HttpResponse.json(OTHER_GAME));
    showBonus({ bonusGameUrl: '/api/games/random' });
    await userEvent.click(screen.getByRole('button', { name: 'Play the bonus' }));
    await waitFor(() => expect(routerPush).toHaveBeenCalledWith('/gamelanding/other'));
  });
});

/** @vitest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LeaderboardPanel } from '@/components/views/landing/board/leaderboard-panel';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { StoresProvider } from '@/stores/stores-provider';
import { parse } from 'valibot';
import { addPlayer, addResult } from '../../../support/board-results';
import { signInStores } from '../../../support/signed-in';
import { createTestClients, createTestStores } from '../../../support/stores';
import { createTestServices, type TestServices } from '../../../support/services';

const ORIGIN = 'http://starwick.test';

let services: TestServices;
let game: Game;
const network = setupServer();

beforeAll(async () => {
  services = await createTestServices({ now: new Date().toISOString() });
  const answer = await services.product.request('/api/node/game/entity/alias?route=quiet-sudoku');
  game = parse(gameSchema, await answer.json());
  const of = { game: 'quiet-sudoku', mode: 'daily', isReverse: true, levelKey: '2026-11-20' };
  for (const [name, value] of [
    ['77', 182_000],
    ['78', 100_000],
  ] as const)
    await addResult(services.database, await addPlayer(services.database, name), {
      ...of,
      value,
      at: '2026-11-20T12:00:00Z',
    });
  await services.database.pool.query(
    `update scores.player set display_name = case subject when 'member:77' then 'moth_lamp' else 'stranger' end`,
  );
  network.listen({ onUnhandledRequest: 'error' });
});
afterAll(async () => {
  network.close();
  await services.drop();
});
afterEach(() => network.resetHandlers());

/** Sends the requests to the real server, because a mock could drift from it. */
const toRealService = () =>
  http.all(`${ORIGIN}/scores/*`, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const answer = await services.scores.request(`${pathname.slice('/scores'.length)}${search}`, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
    });
    return HttpResponse.json((await answer.json()) as Record<string, unknown>, { status: answer.status });
  });

const renderPanel = ({ isMember = false }: { isMember?: boolean } = {}) => {
  const stores = createTestStores({ clients: createTestClients({ origin: ORIGIN }) });
  if (isMember) signInStores(stores);
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <StoresProvider stores={stores}>
        <LeaderboardPanel game={game} />
      </StoresProvider>
    </SWRConfig>,
  );
};

describe('LeaderboardPanel', () => {
  it('shows the board of the real server by period and mode', async () => {
    network.use(toRealService());
    renderPanel();
    expect(await screen.findByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'All time' }));
    const row = await screen.findByRole('row', { name: /moth_lamp/ });
    expect(within(row).getByText('3:02')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Hard');
    expect(await screen.findByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Month' }));
    expect(screen.getByRole('tabpanel', { name: 'This month' })).toBeInTheDocument();
    expect(await screen.findByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
  });

  it('shows a member a board of friends, requested by their user IDs', async () => {
    const friend = {
      uid: '77',
      displayName: 'moth_lamp',
      avatarUrl: null,
      profileHref: '/profile/77',
      friendSince: '2026-11-01T12:00:00Z',
    };
    network.use(
      http.get(`${ORIGIN}/api/user/profile/block/friends/7`, () =>
        HttpResponse.json({ rows: [friend], pager: { total_items: 1, items_per_page: 50, page: 0 } }),
      ),
      toRealService(),
    );
    renderPanel({ isMember: true });
    const box = await screen.findByRole('checkbox', { name: 'Friends only' });
    await userEvent.click(screen.getByRole('tab', { name: 'All time' }));
    expect(await screen.findByRole('row', { name: /stranger/ })).toBeInTheDocument();
    await userEvent.click(box);
    expect(screen.getByRole('row', { name: /moth_lamp/ })).toHaveTextContent('3:02');
    expect(screen.queryByRole('row', { name: /stranger/ })).not.toBeInTheDocument();
  });

  it.each([
    ['without a network', () => HttpResponse.error(), NETWORK_FAILURE],
    [
      'with the reason of the service',
      () => HttpResponse.json({ code: 'unavailable', message: 'Scores are being moved.' }, { status: 503 }),
      'Scores are being moved.',
    ],
    ['without a reason', () => new HttpResponse(null, { status: 500 }), PRODUCT_MESSAGES.boardFailure],
  ])('shows the reason of a failure, %s, and retries on request', async (_when, respond, message) => {
    network.use(http.all(`${ORIGIN}/scores/*`, respond));
    renderPanel();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    network.use(toRealService());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
  });
});

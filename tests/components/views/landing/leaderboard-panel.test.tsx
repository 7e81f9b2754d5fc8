/** @vitest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { SWRConfig } from 'swr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { LeaderboardPanel } from '@/components/views/landing/leaderboard-panel';
import { createClients } from '@/api-clients/clients';
import { DEFAULT_CONFIG } from '@/lib/config';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { PRODUCT_MESSAGES } from '@/lib/messages';
import { createAuthStore } from '@/stores/auth-store';
import { createLookStore } from '@/stores/look-store';
import { createHistoryStore } from '@/stores/history-store';
import { createModalStore } from '@/stores/modal-store';
import { createNotificationStore } from '@/stores/notification-store';
import { StoresProvider } from '@/stores/stores-provider';
import { parse } from 'valibot';
import { createTestServices, type TestServices } from '../../../support/services';

const ORIGIN = 'http://starwick.test';
const LOOK = { layout: 'modern', theme: 'modern' } as const;

let services: TestServices;
let game: Game;
const network = setupServer();

beforeAll(async () => {
  services = await createTestServices({ now: new Date().toISOString() });
  const answer = await services.product.request('/api/node/game/entity/alias?route=quiet-sudoku');
  game = parse(gameSchema, await answer.json());
  await services.database.pool.query(
    `with p as (insert into scores.player (subject, is_guest, display_name) values ('m1', false, 'moth_lamp') returning id)
     insert into scores.best (game, mode, player_id, is_guest, value, run_id, achieved_at)
     select 'quiet-sudoku', 'daily', id, false, 182000, gen_random_uuid(), now() from p`,
  );
  network.listen({ onUnhandledRequest: 'error' });
});
afterAll(async () => {
  network.close();
  await services.drop();
});
afterEach(() => network.resetHandlers());

/** Requests go to the real service: a mock can't drift from it. */
const toRealService = () =>
  http.all(`${ORIGIN}/scores/*`, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const answer = await services.scores.request(`${pathname.slice('/scores'.length)}${search}`, {
      method: request.method,
      headers: Object.fromEntries(request.headers),
    });
    return HttpResponse.json((await answer.json()) as Record<string, unknown>, { status: answer.status });
  });

const renderPanel = () => {
  const clients = createClients({
    config: { ...DEFAULT_CONFIG, reportLogLevels: [] },
    origin: ORIGIN,
    zone: () => 'Europe/Berlin',
    guestMark: { has: () => false, set: () => undefined },
    reload: () => undefined,
    now: Date.now,
  });
  const look = createLookStore(LOOK, {
    writeCookie: () => undefined,
    showLook: () => undefined,
    reload: () => undefined,
  });
  const stores = {
    clients,
    look,
    auth: createAuthStore({ sessions: clients.sessions, readLook: () => LOOK, applyLook: () => undefined }),
    history: createHistoryStore(),
    modal: createModalStore(),
    notification: createNotificationStore(),
  };
  render(
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
      <StoresProvider stores={stores}>
        <LeaderboardPanel game={game} />
      </StoresProvider>
    </SWRConfig>,
  );
};

describe('LeaderboardPanel', () => {
  it('shows the board that the real service gives, by period and mode', async () => {
    network.use(toRealService());
    renderPanel();
    expect(await screen.findByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'All time' }));
    const row = await screen.findByRole('row', { name: /moth_lamp/ });
    expect(within(row).getByText('3:02')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'Hard');
    expect(await screen.findByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'This week' })).toBeInTheDocument();
  });

  it('says where it failed, and tries again on demand', async () => {
    network.use(http.all(`${ORIGIN}/scores/*`, () => HttpResponse.error()));
    renderPanel();
    expect(await screen.findByRole('alert')).toHaveTextContent(PRODUCT_MESSAGES.boardFailure);
    network.use(toRealService());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(PRODUCT_MESSAGES.boardEmpty)).toBeInTheDocument();
  });
});

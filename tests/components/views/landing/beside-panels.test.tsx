/** @vitest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyPicksPanel } from '@/components/views/landing/daily/daily-picks-panel';
import { OwnBestPanel } from '@/components/views/landing/daily/own-best-panel';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { addPlayer, addResult } from '../../../support/board-results';
import { addDaysOnTime, createDayGuest, type DayPlayer } from '../../../support/day-players';
import { renderAs } from '../../../support/player-stores';
import { createTestServices, type TestServices } from '../../../support/services';

const NOON = '2026-11-21T11:00:00Z';
const TODAY = '2026-11-21';
const SUDOKU_MODE = { game: 'quiet-sudoku', mode: 'daily', isReverse: true };

let services: TestServices;
let game: Game;
let player: DayPlayer;

beforeAll(async () => {
  services = await createTestServices();
  const response = await services.product.request('/api/node/game/entity/alias?route=quiet-sudoku');
  game = parse(gameSchema, await response.json());
});
afterAll(() => services.drop());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(NOON));
  services.setNow(NOON);
  player = await createDayGuest(services);
});
afterEach(() => vi.useRealTimers());

describe("the panel of the player's best results", () => {
  const periodRow = (name: string): HTMLElement => screen.getByText(name).parentElement as HTMLElement;
  const ownBestPanel = () => screen.getByRole('region', { name: 'Your best' });

  it('shows today’s value and the rank in each period', async () => {
    for (const [name, value] of [
      ['quick', 100_000],
      ['slow', 300_000],
    ] as const)
      await addResult(services.database, await addPlayer(services.database, name), {
        ...SUDOKU_MODE,
        levelKey: TODAY,
        value,
        at: NOON,
      });
    await addResult(
      services.database,
      await player.id(),
      { ...SUDOKU_MODE, levelKey: TODAY, value: 182_000, at: NOON },
      true,
    );
    renderAs(services, { player }, <OwnBestPanel game={game} />);
    await waitFor(() => expect(periodRow('Today')).toHaveTextContent('3:022nd of'));
    expect(periodRow('All time')).toHaveTextContent('2nd of');
    expect(within(ownBestPanel()).queryByText(/Finish a game/)).toBeNull();
  });

  it('explains how to get on the board when the player has no rank', async () => {
    renderAs(services, { player }, <OwnBestPanel game={game} />);
    expect(await screen.findByText('Finish a game to get on the board.')).toBeVisible();
    expect(periodRow('Today')).toHaveTextContent('–');
  });

  it('sends no request in a browser that has never played', async () => {
    const { requested } = renderAs(services, { player: null }, <OwnBestPanel game={game} />);
    expect(await screen.findByText('Finish a game to get on the board.')).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('keeps its rows when the server does not respond', async () => {
    renderAs(services, { player, isAway: true }, <OwnBestPanel game={game} />);
    expect(await screen.findByText('Finish a game to get on the board.')).toBeVisible();
    expect(ownBestPanel()).not.toHaveAttribute('aria-busy');
  });
});

describe('the panel of more dailies', () => {
  it('lists dailies other than the game, and marks the finished ones', async () => {
    const response = await services.product.request(`/api/daily_game_reccomendations/${game.uid}`);
    const { rows } = (await response.json()) as { rows: { title: string; keyword: string }[] };
    const [first] = rows;
    await addDaysOnTime(services, player, [TODAY], first?.keyword);
    renderAs(services, { player }, <DailyPicksPanel uid={game.uid} />);
    const list = within(await screen.findByRole('region', { name: 'More for tonight' }));
    expect((await list.findAllByRole('link')).map((link) => link.querySelector('b')?.textContent)).toEqual(
      rows.slice(0, 4).map(({ title }) => title),
    );
    expect(list.queryByText(game.title)).toBeNull();
    await waitFor(() => expect(list.getAllByRole('link')[0]).toHaveTextContent('Lit'));
  });
});

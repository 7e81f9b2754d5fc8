/** @vitest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MonthOfDailies } from '@/components/views/profile/month-of-dailies';
import type { GameSummary } from '@/lib/contract/game';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { addDaysOnTime, createDayMember, type DayPlayer } from '../../../support/day-players';
import { renderAs } from '../../../support/player-stores';
import { createTestServices, type TestServices } from '../../../support/services';

const NOON = '2026-11-21T11:00:00Z';

let services: TestServices;
let player: DayPlayer;
let games: GameSummary[];
beforeAll(async () => {
  services = await createTestServices();
  services.setNow(NOON);
  player = await createDayMember(services, 'Ada');
  await addDaysOnTime(services, player, ['2026-11-01', '2026-11-20', '2026-11-21', '2026-10-30']);
  await addDaysOnTime(services, player, ['2026-10-01', '2026-10-02'], 'lantern-words');
  games = await Promise.all(
    ['quiet-sudoku', 'lantern-words'].map(
      async (slug) =>
        (await (
          await services.product.request(`/api/node/game/entity/alias?route=${slug}`)
        ).json()) as GameSummary,
    ),
  );
});
afterAll(() => services.drop());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(NOON));
});
afterEach(() => vi.useRealTimers());

const gameLink = (title: RegExp) => screen.getByRole('link', { name: title });

describe("a member's month of dailies", () => {
  it('counts the finished days of the current and of earlier months', async () => {
    renderAs(services, { player }, <MonthOfDailies games={games} />);
    expect(screen.getByRole('button', { name: 'The month after' })).toBeDisabled();
    await waitFor(() => expect(gameLink(/^Quiet Sudoku/)).toHaveTextContent('3/21 finished'));
    expect(gameLink(/^Lantern Words/)).toHaveTextContent('0/21 finished');
    expect(gameLink(/^Quiet Sudoku/)).toHaveAttribute('href', '/gamelanding/quiet-sudoku/archive');

    await userEvent.click(screen.getByRole('button', { name: 'The month before' }));
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
    await waitFor(() => expect(gameLink(/^Lantern Words/)).toHaveTextContent('2/31 finished'));
    expect(gameLink(/^Quiet Sudoku/)).toHaveTextContent('1/31 finished');
    expect(gameLink(/^Quiet Sudoku/)).toHaveAttribute(
      'href',
      '/gamelanding/quiet-sudoku/archive?month=2026-10',
    );
  });

  it('says why the month could not be loaded, and offers a retry', async () => {
    renderAs(services, { player, isOffline: true }, <MonthOfDailies games={games} />);
    expect(await screen.findByRole('alert')).toHaveTextContent(NETWORK_FAILURE);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

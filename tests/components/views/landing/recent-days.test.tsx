/** Tests each state of a daily's recent days and of its streak tile, with the real services. */
import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RecentDays } from '@/components/views/landing/daily/recent-days';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { addDaysOnTime, createDayGuest, type DayPlayer } from '../../../support/day-players';
import { renderAs } from '../../../support/player-stores';
import { createTestServices, type TestServices } from '../../../support/services';
import { startRun } from '../../../support/sudoku-run';

const NOON = '2026-11-21T11:00:00Z';
// 22:30 in Berlin.
const LAST_HOUR = '2026-11-21T21:30:00Z';

let services: TestServices;
let game: Game;
let player: DayPlayer;
beforeAll(async () => {
  services = await createTestServices();
  const answer = await services.product.request('/api/node/game/entity/alias?route=quiet-sudoku');
  game = parse(gameSchema, await answer.json());
});
afterAll(() => services.drop());
const setNow = (at: string): void => {
  vi.setSystemTime(new Date(at));
  services.setNow(at);
};
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setNow(NOON);
  player = await createDayGuest(services);
});
afterEach(() => vi.useRealTimers());

const daysFrom = (from: number, until: number): string[] =>
  Array.from({ length: until - from + 1 }, (_, index) => `2026-11-${String(from + index).padStart(2, '0')}`);
const play = (days: readonly string[]) => addDaysOnTime(services, player, days);
const renderString = (shownPlayer: DayPlayer | null = player, isAway = false, of = game) =>
  renderAs(services, { player: shownPlayer, isAway }, <RecentDays game={of} />);

/** Returns the tile, which is the last part of the panel. */
const streakTile = (): HTMLElement => screen.getByText(/streak$/).parentElement as HTMLElement;
const lanternLink = (name: string) => screen.getByRole('link', { name });
const lanternItem = (name: string) => lanternLink(name).closest('li') as HTMLElement;

describe('the streak tile', () => {
  it('appears unlit with an invitation when there was no streak', async () => {
    const { requested } = renderString(null);
    expect(await screen.findByRole('link', { name: '21 November, today' })).toBeVisible();
    expect(streakTile()).toHaveTextContent('–day streakStarts tonight');
    expect(streakTile()).toHaveAttribute('data-out');
    expect(requested).toEqual([]);
  });

  it('appears lit during a streak, with the longest streak', async () => {
    await play([...daysFrom(8, 13), ...daysFrom(19, 21)]);
    renderString();
    await waitFor(() => expect(streakTile()).toHaveTextContent('3day streakBest 6'));
    expect(streakTile()).not.toHaveAttribute('data-out');
    expect(streakTile()).not.toHaveAttribute('data-risk');
  });

  it('appears unlit, with the longest streak, after a missed day', async () => {
    await play(daysFrom(8, 13));
    renderString();
    await waitFor(() => expect(streakTile()).toHaveTextContent('0day streakBest 6'));
    expect(streakTile()).toHaveAttribute('data-out');
  });

  it('warns in the last hours of an unfinished day', async () => {
    setNow(LAST_HOUR);
    await play(daysFrom(19, 20));
    renderString();
    // Uses the browser's midnight until the server has reported the player's.
    await waitFor(() => expect(streakTile()).toHaveTextContent('2day streakGoes out in 1 h 30 min'));
    expect(streakTile()).toHaveAttribute('data-risk');
  });

  it('shows the number of freezes, and does not warn while there is one', async () => {
    setNow(LAST_HOUR);
    await play(daysFrom(9, 20));
    renderString();
    await waitFor(() => expect(streakTile()).toHaveTextContent('12day streakBest 12, 1 freeze held'));
    expect(streakTile()).not.toHaveAttribute('data-risk');
  });

  it.each([
    ['weekly', 'week streak'],
    ['monthly', 'month streak'],
  ] as const)('states the unit of a %s game', async (frequency, unit) => {
    await play(daysFrom(21, 21));
    const archive = { ...game.archive, frequency } as Game['archive'];
    renderString(player, false, { ...game, archive });
    await waitFor(() => expect(streakTile()).toHaveTextContent(unit));
  });

  it('shows the state of a new player when the server does not respond', async () => {
    await play(daysFrom(19, 21));
    const { requested } = renderString(player, true);
    await waitFor(() => expect(requested).toContain('/scores/dailygamestreaks'));
    expect(streakTile()).toHaveTextContent('Starts tonight');
    expect(lanternLink('20 November, not started')).toBeVisible();
  });
});

describe('the row of recent days', () => {
  it('distinguishes finished, late, frozen, started and current days', async () => {
    // Ten days finished on time earn the freeze that protects the 19th.
    await play([...daysFrom(9, 18), '2026-11-20']);
    await play(['2026-11-08']);
    await services.database.pool.query(
      `update scores.run set is_on_time = false where player_id = $1 and level_key = '2026-11-08'`,
      [await player.id()],
    );
    const { run } = await startRun(player);
    await services.database.pool.query('update scores.run set progress = 0.25 where id = $1', [run.id]);
    renderString();
    await waitFor(() => expect(lanternLink('20 November, finished')).toBeVisible());
    expect(within(lanternItem('20 November, finished')).getByText(/5:00/)).toBeVisible();
    expect(lanternLink('8 November, finished late')).toBeVisible();
    expect(lanternLink('19 November, missed, and kept by a streak freeze')).toBeVisible();
    expect(lanternItem('19 November, missed, and kept by a streak freeze')).toHaveTextContent('Kept');
    expect(lanternItem('21 November, today')).toHaveTextContent('25%');
    // A freeze joins the days around the protected day. A late day does not join days.
    expect(lanternItem('18 November, finished')).toHaveAttribute('data-joined');
    expect(lanternItem('19 November, missed, and kept by a streak freeze')).toHaveAttribute('data-joined');
    expect(lanternItem('8 November, finished late')).not.toHaveAttribute('data-joined');
  });

  it('ends at the last day of the archive', async () => {
    const archive = { ...game.archive, endDate: '2026-11-18' } as Game['archive'];
    renderString(null, false, { ...game, archive });
    expect(await screen.findByRole('link', { name: '18 November, not started' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /today/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(19|20|21) November/ })).not.toBeInTheDocument();
    expect(streakTile()).not.toHaveTextContent('Starts');
    expect(screen.queryByText(/to keep the string lit/)).toBeNull();
  });

  it('starts at the first day of the archive', async () => {
    const archive = { ...game.archive, startDate: '2026-11-19' } as Game['archive'];
    renderString(null, false, { ...game, archive });
    expect(await screen.findByRole('link', { name: '19 November, not started' })).toBeVisible();
    expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(3);
  });

  it.each([
    ['weekly', '16 November, this week', '9 November, not started', '2026-11-16'],
    ['monthly', 'November 2026, this month', 'October 2025, not started', '2026-11-01'],
  ] as const)(
    'shows the levels of a %s game, each with a link to play it',
    async (frequency, now, before, key) => {
      const archive = { ...game.archive, startDate: '2024-01-01', frequency } as Game['archive'];
      renderString(null, false, { ...game, archive });
      expect(await screen.findByRole('link', { name: now })).toHaveAttribute(
        'href',
        `/gamelanding/quiet-sudoku?level=${key}`,
      );
      expect(lanternLink(before)).toBeVisible();
      expect(within(screen.getByRole('list')).getAllByRole('link')).toHaveLength(14);
      expect(screen.queryByRole('link', { name: /^20 November/ })).toBeNull();
    },
  );
});

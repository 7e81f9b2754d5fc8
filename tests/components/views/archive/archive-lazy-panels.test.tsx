/** @vitest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArchiveLazyPanels } from '@/components/views/archive/archive-lazy-panels';
import { ArchivePicker } from '@/components/views/archive/archive-picker';
import { game as gameSchema, type Game } from '@/lib/contract/game';
import { freezeNextDay } from '@/server/scores/boards/freeze-day';
import { addPlayer, addResult } from '../../../support/board-results';
import { addDaysOnTime, createDayGuest, type DayPlayer } from '../../../support/day-players';
import { renderAs } from '../../../support/player-stores';
import { createTestServices, type TestServices } from '../../../support/services';
import { startRun } from '../../../support/sudoku-run';

const NOON = '2026-11-21T11:00:00Z';
const TODAY = '2026-11-21';

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

const show = (shownPlayer: DayPlayer | null = player, of = game, month = '2026-11') =>
  renderAs(services, { player: shownPlayer }, <ArchiveLazyPanels game={of} month={month} today={TODAY} />);
const todayPanel = () => within(screen.getByRole('region', { name: 'Today' }));

describe("the panel of the archive's current level", () => {
  it('shows the progress of a started level, and links to it', async () => {
    const { run } = await startRun(player);
    await services.database.pool.query('update scores.run set progress = 0.25 where id = $1', [run.id]);
    show();
    expect(await todayPanel().findByText('In progress. 25% done.')).toBeVisible();
    expect(todayPanel().getByRole('progressbar')).toHaveValue(25);
    expect(todayPanel().getByRole('link', { name: 'Resume' })).toHaveAttribute(
      'href',
      '/gamelanding/quiet-sudoku',
    );
  });

  it('states that the level is finished', async () => {
    await addDaysOnTime(services, player, [TODAY]);
    show();
    expect(await todayPanel().findByText('Finished.')).toBeVisible();
    expect(todayPanel().getByRole('link', { name: 'Play again' })).toBeVisible();
  });

  it('shows an invitation in a browser that has never played', () => {
    const { requested } = show(null);
    expect(todayPanel().getByText('Not started yet.')).toBeVisible();
    expect(requested).not.toContain('/scores/dailygameprogress');
  });

  it('disappears when the archive has ended', () => {
    show(player, { ...game, archive: { ...game.archive, endDate: '2026-11-18' } as Game['archive'] });
    expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
  });
});

describe('the board of the selected month', () => {
  it('lists the points from the frozen boards of that month', async () => {
    await addResult(services.database, await addPlayer(services.database, 'moth_lamp'), {
      game: 'quiet-sudoku',
      mode: 'daily',
      isReverse: true,
      levelKey: '2026-10-05',
      value: 100_000,
      at: '2026-10-05T12:00:00Z',
    });
    expect(await freezeNextDay(services.database.db, new Date('2026-10-09T00:00:00Z'))).toBe(true);
    show(null, game, '2026-10');
    const board = within(await screen.findByRole('region', { name: 'Best of October 2026' }));
    const row = await board.findByRole('row', { name: /moth_lamp/ });
    expect(within(row).getByText('100')).toBeVisible();
    expect(board.getByRole('columnheader', { name: 'Points' })).toBeVisible();
  });

  it('states that nobody has points in a month without results', async () => {
    show(null, game, '2026-09');
    const board = within(await screen.findByRole('region', { name: 'Best of September 2026' }));
    expect(await board.findByText('Nobody has points in this month yet.')).toBeVisible();
  });
});

describe('the “About this archive” link', () => {
  const open = async (contentUrl: string | null) => {
    const archive = { ...game.archive, contentUrl } as Game['archive'];
    renderAs(services, { player: null }, <ArchivePicker game={{ ...game, archive }} />);
    await userEvent.click(screen.getByText('Daily archive'));
  };

  it('appears when the catalog entry has a content URL', async () => {
    await open('/help/dailies');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'About this archive' })).toHaveAttribute(
        'href',
        '/help/dailies',
      ),
    );
  });

  it.each([null, 'javascript:alert(1)'])('does not appear when the content URL is %s', async (contentUrl) => {
    await open(contentUrl);
    expect(screen.queryByRole('link', { name: 'About this archive' })).toBeNull();
  });
});

/** @vitest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { DailyStatsPanel } from '@/components/views/archive/daily-stats-panel';
import { game as gameSchema } from '@/lib/contract/game';
import type { DailyStats } from '@/lib/contract/history';
import { STATS_MESSAGES } from '@/lib/messages/stats';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

const GAME = parse(gameSchema, {
  ...{ uid: '1', href: '/gamelanding/quiet-sudoku', title: 'Quiet Sudoku', keyword: 'quiet-sudoku' },
  hasLeaderboards: true,
});
const createDayStats = (date: number, rest: Partial<DailyStats> = {}): DailyStats => ({
  ...{ level_key: `2026-11-0${date}`, players: 0, median: null, value: null, percentile: null },
  ...rest,
});

const show = (days: DailyStats[]) => {
  const stores = createPageStores();
  const callScores = vi.fn(async () => ({ columnType: 'time', reverse: true, days }));
  Object.assign(stores, { clients: { ...stores.clients, callScores } });
  render(
    <StoresWrapper stores={stores}>
      <DailyStatsPanel game={GAME} />
    </StoresWrapper>,
  );
  return callScores;
};

describe('the statistics panel of a daily', () => {
  it('shows the numbers of players, the median of the latest day with players, and the player’s usual percentile', async () => {
    const callScores = show([
      createDayStats(4),
      createDayStats(3, { players: 1200, median: 138_000, value: 72_000, percentile: 0.07 }),
      createDayStats(2, { players: 900, median: 150_000, value: 200_000, percentile: 0.8 }),
      createDayStats(1, { players: 800, median: 151_000 }),
    ]);
    expect(await screen.findByText('1,200', { selector: 'dd' })).toBeVisible();
    expect(callScores).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'scores.listDailyStats' }),
      {
        query: { game: 'quiet-sudoku', limit: 30 },
      },
    );
    const panel = screen.getByRole('region', { name: 'Statistics' });
    expect(panel).toHaveTextContent('half finish by2:18');
    expect(panel).toHaveTextContent('you usually beat20%');
    expect(
      within(panel).getByRole('img', { name: /^Better than, of all players: from 20% on 2 Nov to 93%/ }),
    ).toBeVisible();
    await userEvent.click(screen.getByText('Show as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      '3 Nov1,2002:181:1293%',
      '2 Nov9002:303:2020%',
      '1 Nov8002:31––',
    ]);
  });

  it('shows an invitation to a player with fewer than two days', async () => {
    show([createDayStats(2, { players: 3, median: 1000 }), createDayStats(1)]);
    expect(await screen.findByText(STATS_MESSAGES.tooFewDays)).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('states that nobody has a result', async () => {
    show([createDayStats(2), createDayStats(1)]);
    expect(await screen.findByText(STATS_MESSAGES.nobodyYet)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

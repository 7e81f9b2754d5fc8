/** @vitest-environment jsdom */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { parse } from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ResultPanel } from '@/components/views/player/result/result-panel';
import { game as gameSchema } from '@/lib/contract/game';
import type { ResultReport } from '@/lib/game-protocol';
import { SHARE_MESSAGES } from '@/lib/messages/share';
import { shareGame } from '@/components/views/player/share-game';
import type { Stores } from '@/stores/stores-provider';
import { createPageStores, StoresWrapper } from '../../../../support/page-stores';

const GAME = parse(gameSchema, {
  ...{ uid: '42', href: '/gamelanding/a', title: 'Kite Racers', keyword: 'kite-racers' },
  hasLeaderboards: true,
});
const RESULT_REPORT: ResultReport = {
  ...{ runId: 'run-1', mode: 'easy', levelKey: null, title: 'Landed', label: 'Easy', went: 'no hints' },
  ...{ written: '4,218', noun: 'score', isWon: true, refusal: '', shareText: 'Kite Racers: Easy' },
  best: { written: '5,060', difference: '842', isBeaten: false },
  parts: [{ name: 'Stars', written: '84' }],
  status: 'sent',
  result: { verified: true, state: 'counted', value: 4218, rank: 31, entrants: 408, best: 5060 },
  actions: [
    { action: 'again', label: 'Run again' },
    { action: 'modes', label: 'Modes' },
  ],
};

const SCORE_DISTRIBUTION = {
  ...{ players: 408, median: 2300, last: 100, columnType: 'score', reverse: false },
  bins: [
    { from: 7800, count: 8 },
    { from: 4300, count: 100 },
    { from: 100, count: 300 },
  ],
};
const BOARD_CONTEXT = {
  own: { displayName: 'You', avatarUrl: null, dateCreated: '', value: 4218, rank: 31, isYou: true },
  ...{ neighbors: [], entrants: 408, percentile: 31 / 408 },
};

vi.mock('@/components/views/player/share-game', () => ({ shareGame: vi.fn(async () => 'copied') }));

const network = setupServer(
  http.get(/\/api\//, () => HttpResponse.json([])),
  http.get(/\/scores\//, () => HttpResponse.json([])),
);
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

let stores: Stores;
const getContext = vi.fn(async (): Promise<unknown> => BOARD_CONTEXT);
const getDistribution = vi.fn(async () => SCORE_DISTRIBUTION);
beforeEach(() => {
  stores = createPageStores();
  getContext.mockClear();
  vi.mocked(shareGame).mockClear();
  Object.assign(stores, {
    clients: {
      ...stores.clients,
      boards: { ...stores.clients.boards, getContext, getDistribution },
    },
  });
});

const show = (report: ResultReport = RESULT_REPORT) => {
  const on = { action: vi.fn(), scores: vi.fn() };
  render(
    <StoresWrapper stores={stores}>
      <ResultPanel game={GAME} report={report} onAction={on.action} onScores={on.scores} />
    </StoresWrapper>,
  );
  return on;
};
const resultPanel = () => screen.getByRole('region', { name: /^Result: ?4,218$/ });

describe('the result of a run', () => {
  it('shows the value, best result, rank, percentile and breakdown, and takes the focus', async () => {
    show();
    expect(resultPanel()).toHaveTextContent('Your best is 5,060');
    expect(resultPanel()).toHaveTextContent('Stars84');
    await waitFor(() => expect(resultPanel()).toHaveTextContent('31st of 408 this week so far'));
    expect(resultPanel()).toHaveTextContent('Better than 92%');
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('ranks a guest among all players, because boards do not list guests', async () => {
    getContext.mockResolvedValueOnce({
      ...BOARD_CONTEXT,
      own: { ...BOARD_CONTEXT.own, rank: 1 },
      ...{ entrants: 1, percentile: 0.5 },
    });
    show();
    await waitFor(() => expect(resultPanel()).toHaveTextContent('204th of 408 this week so far'));
    expect(resultPanel()).toHaveTextContent('Better than 50%');
  });

  it.each([
    ['only', { players: 1, percentile: null }, '1st to finish this week'],
    ['second of two', { players: 2, percentile: 1 }, '2nd of 2 this week so far'],
    ['first of four', { players: 4, percentile: 0.25 }, '1st of 4 this week so far'],
  ])('shows no percentage to the %s player', async (_name, { players, percentile }, text) => {
    const own = { ...BOARD_CONTEXT.own, rank: 1 };
    getContext.mockResolvedValueOnce({ ...BOARD_CONTEXT, own, entrants: 1, percentile });
    getDistribution.mockResolvedValueOnce({ ...SCORE_DISTRIBUTION, players });
    show();
    await waitFor(() => expect(resultPanel()).toHaveTextContent(text));
    expect(resultPanel()).not.toHaveTextContent('%');
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(vi.mocked(shareGame).mock.calls[0]?.[0]).toBe('Kite Racers: Easy');
  });

  it('shows its headline once', () => {
    show();
    expect(screen.getAllByText(/Landed/)).toHaveLength(1);
    expect(screen.getByText('Easy, no hints.')).toBeVisible();
  });

  it('adds how the game ended below the headline of a daily', () => {
    show({ ...RESULT_REPORT, levelKey: '2026-11-26', isWon: true });
    expect(screen.getByText('Kite Racers is lit')).toBeVisible();
    expect(screen.getByText('Landed. Easy, no hints.')).toBeVisible();
  });

  it('passes the player’s choice to the game', async () => {
    const on = show();
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Modes' }));
    expect(on.action.mock.calls).toEqual([['again'], ['modes']]);
    await userEvent.click(screen.getByRole('button', { name: 'Scores' }));
    expect(on.scores).toHaveBeenCalledOnce();
  });

  it('shares the game’s text with the percentile', async () => {
    show();
    await waitFor(() => expect(resultPanel()).toHaveTextContent('31st'));
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(shareGame).toHaveBeenCalledExactlyOnceWith(
      'Kite Racers: Easy\nTop 8% this week',
      'a',
      expect.any(Function),
    );
    expect(await screen.findByText(SHARE_MESSAGES.copied)).toBeVisible();
  });

  it.each([
    ['last of the better half', 0.5, 'Kite Racers: Easy\nTop 50% this week', 50],
    ['first of the worse half', 0.51, 'Kite Racers: Easy', 49],
    ['slow', 0.9, 'Kite Racers: Easy', 10],
  ])('shares a percentage of the better half only: %s player', async (_name, percentile, text, behind) => {
    getContext.mockResolvedValueOnce({ ...BOARD_CONTEXT, percentile });
    show();
    await waitFor(() => expect(resultPanel()).toHaveTextContent(`Better than ${behind}%`));
    expect(resultPanel()).not.toHaveTextContent('Top');
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(vi.mocked(shareGame).mock.calls[0]?.[0]).toBe(text);
  });

  it('previews the text of a daily, with the grid as an image described in words', async () => {
    show({
      ...RESULT_REPORT,
      levelKey: '2026-11-26',
      shareGrid: {
        rows: ['🏮💡', '🏮🏮'],
        signs: ['🏮', '💡'],
        text: '4 words: 3 without help, 1 after a hint',
      },
    });
    const preview = screen.getByRole('region', { name: 'Share' });
    expect(preview).toHaveTextContent(/^Kite Racers, 26 Nov( 2026)?Score 4,218, no hints/);
    expect(within(preview).getByRole('img')).toHaveAccessibleName('4 words: 3 without help, 1 after a hint');
    await waitFor(() => expect(preview).toHaveTextContent('Top 8%'));
    vi.mocked(shareGame).mockClear();
    await userEvent.click(within(preview).getByRole('button', { name: 'Share this' }));
    const [text] = vi.mocked(shareGame).mock.calls[0]!;
    expect(text).toContain('\n4 words: 3 without help, 1 after a hint\n🏮💡\n🏮🏮\nTop 8%');
  });

  it('hides so that the board is visible, and reappears on request', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the result and see the board' }));
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the result' }));
    expect(resultPanel()).toBeVisible();
  });

  it('sends no rank request for a result that is not ranked', async () => {
    show({ ...RESULT_REPORT, status: 'unranked', result: null });
    expect(resultPanel()).toHaveTextContent('Played for practice');
    expect(getContext).not.toHaveBeenCalled();
  });

  it('offers to send a result again first', () => {
    show({
      ...RESULT_REPORT,
      ...{ status: 'offline', result: null },
      actions: [{ action: 'retry', label: 'Try again' }, ...RESULT_REPORT.actions],
    });
    expect(resultPanel()).toHaveTextContent('will be sent when you’re back.');
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('data-kind', 'play');
  });
});

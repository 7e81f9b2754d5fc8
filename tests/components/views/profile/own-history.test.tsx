/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OwnHistory } from '@/components/views/profile/own-history';
import { ApiError } from '@/lib/errors';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { STATS_MESSAGES } from '@/lib/messages/stats';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

const createPlayedMode = (game: string, key: string, label: string, results: number) => ({
  ...{ game, title: game === 'ember-match' ? 'Ember Match' : 'Quiet Sudoku', mode: key, label, results },
  ...(game === 'ember-match'
    ? { columnType: 'score', reverse: false }
    : { columnType: 'time', reverse: true }),
});
const PLAYED_MODES = [
  createPlayedMode('quiet-sudoku', 'daily', 'Daily', 2),
  createPlayedMode('ember-match', 'free', 'Free board', 3),
];
const at = (day: string) => `2026-11-${day}T12:00:00.000Z`;
const SUDOKU_HISTORY = {
  played: PLAYED_MODES,
  shown: { game: 'quiet-sudoku', mode: 'daily' },
  results: [
    { level_key: '2026-11-20', dateCreated: at('21'), value: 90_000 },
    { level_key: '2026-11-21', dateCreated: at('21'), value: 72_000 },
  ],
};
const EMBER_HISTORY = {
  played: PLAYED_MODES,
  shown: { game: 'ember-match', mode: 'free' },
  results: [4000, 4200, 4100].map((value) => ({ level_key: null, dateCreated: at('22'), value })),
};

const show = (answers: (query: { game?: string }) => unknown) => {
  const stores = createPageStores();
  const callScores = vi.fn(async (_call: unknown, { query }: { query: { game?: string } }) => answers(query));
  Object.assign(stores, { clients: { ...stores.clients, callScores } });
  render(
    <StoresWrapper stores={stores}>
      <OwnHistory />
    </StoresWrapper>,
  );
  return callScores;
};

describe('the history of a member’s results', () => {
  it('plots the mode that was played last, or another one that the member chooses', async () => {
    const callScores = show(({ game }) => (game === 'ember-match' ? EMBER_HISTORY : SUDOKU_HISTORY));
    expect(await screen.findByRole('img')).toHaveAccessibleName(
      'Quiet Sudoku, Daily: from 1:30 on 20 Nov 2026 to 1:12 on 21 Nov 2026. Best 1:12.',
    );
    await userEvent.selectOptions(screen.getByLabelText('Game'), 'Ember Match, Free board (3)');
    expect(await screen.findByRole('img', { name: /^Ember Match/ })).toHaveAccessibleName(
      'Ember Match, Free board: from 4,000 on 22 Nov 2026 to 4,100 on 22 Nov 2026, no. 3. Best 4,200.',
    );
    expect(callScores.mock.calls.map(([, { query }]) => query)).toEqual([
      {},
      { game: 'ember-match', type: 'free' },
    ]);
    expect(screen.getByText('3 results shown.')).toBeVisible();
  });

  it('shows an invitation to a member without results', async () => {
    show(() => ({ played: [], shown: null, results: [] }));
    expect(await screen.findByText(STATS_MESSAGES.noHistory)).toBeVisible();
  });

  it.each([
    ['network', NETWORK_FAILURE],
    ['internal', STATS_MESSAGES.historyFailed],
  ] as const)('says why it could not be loaded (%s), and loads on a retry', async (code, message) => {
    let isAway = true;
    show(() => (isAway ? Promise.reject(new ApiError(code, 'no', { callId: 'history' })) : SUDOKU_HISTORY));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('img')).toBeVisible();
  });
});

/** @vitest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GuestPanels } from '@/components/views/you/guest-panels';
import type { PlayerStats } from '@/lib/contract/player-stats';
import type { RecentGame } from '@/lib/domain/play/recently-played';
import { GUEST_OWNER, recentKeyOf } from '@/lib/domain/play/recent-key';
import { ApiError } from '@/lib/errors';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { YOU_MESSAGES } from '@/lib/you-messages';
import { storeGuestFavorite } from '@/stores/guest-favorites';
import { storeGuestRating } from '@/stores/guest-ratings';
import { browserStorage } from '@/stores/key-value-storage';
import { useDailyStatus } from '@/stores/queries/use-dailies';
import { useOwnStats } from '@/stores/queries/use-own-stats';
import { createPageStores, StoresWrapper } from '../../../support/page-stores';

vi.mock('@/stores/queries/use-own-stats', () => ({ useOwnStats: vi.fn() }));
vi.mock('@/stores/queries/use-dailies', async (load) => ({
  ...(await load<object>()),
  useDailyStatus: vi.fn(),
}));

const createRecentGame = (uid: number): RecentGame => ({
  uid: String(uid),
  href: `/gamelanding/game-${uid}`,
  title: `Game ${uid}`,
  thumbnailImg: null,
  thumbnailImgSmall: null,
  highlightColor: '#195aab',
  genres: ['1'],
});

const GUEST_STATS: PlayerStats = {
  any: { streak: 3, maxStreak: 5, days: 9 },
  streaks: [
    { gameKeyword: 'game-1', frequency: 'daily', streak: 3, maxStreak: 4 },
    { gameKeyword: 'gone', frequency: 'daily', streak: 1, maxStreak: 1 },
  ],
  bests: [
    {
      gameKeyword: 'game-1',
      label: 'Daily',
      value: 61_000,
      columnType: 'time',
      dateCreated: '2026-01-01T00:00:00.000Z',
      scorePosition: 2,
      totalScores: 9,
      verified: true,
    },
  ],
  trophies: { fullMonths: 0, podiums: { first: 0, second: 0, third: 0 } },
  own: { freezes: 0, isTodayDone: true, isAtRisk: false },
};

const retryStats = vi.fn(async () => undefined);

const show = (stats: PlayerStats | null, error?: unknown) => {
  vi.mocked(useOwnStats).mockReturnValue({ stats, error, retry: retryStats });
  render(
    <StoresWrapper stores={createPageStores()}>
      <GuestPanels />
    </StoresWrapper>,
  );
};
const findRegion = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  localStorage.clear();
  retryStats.mockClear();
  vi.mocked(useDailyStatus).mockReturnValue({});
});

describe('the page of a guest', () => {
  it('shows the dailies when this device has no games', () => {
    show(null);
    expect(screen.getByText(YOU_MESSAGES.empty)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: YOU_MESSAGES.played })).toBeNull();
  });

  it('shows the state of each played game', () => {
    browserStorage.write(recentKeyOf(GUEST_OWNER), [1, 2, 3, 4].map(createRecentGame));
    browserStorage.write('sw_save:game-3', { level: 2 });
    vi.mocked(useDailyStatus).mockReturnValue({
      'game-1': { state: 'started', progress: 0.4, value: null, columnType: 'time' },
      'game-2': { state: 'completed', progress: 1, value: 5, columnType: 'time' },
    });
    show(null);
    const notes = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(notes).toEqual(['Game 1Resume at 40%', 'Game 2Finished today', 'Game 3Progress saved', 'Game 4']);
  });

  it('shows the rest of a long history when the button is pressed', async () => {
    browserStorage.write(
      recentKeyOf(GUEST_OWNER),
      Array.from({ length: 12 }, (_, index) => createRecentGame(index + 1)),
    );
    show(null);
    expect(screen.getAllByRole('link')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 12 games' }));
    expect(screen.getAllByRole('link')).toHaveLength(12);
  });

  it('shows favorites, and ratings with their stars', () => {
    storeGuestFavorite(browserStorage, createRecentGame(1), true);
    storeGuestRating(browserStorage, createRecentGame(2), 4);
    show(null);
    expect(findRegion(YOU_MESSAGES.favorites)).toHaveTextContent('Game 1');
    expect(findRegion(YOU_MESSAGES.ratings)).toHaveTextContent('You gave it 4');
  });

  it('shows the streaks and best ranks of the games that are stored on this device', () => {
    browserStorage.write(recentKeyOf(GUEST_OWNER), [createRecentGame(1)]);
    show(GUEST_STATS);
    expect(findRegion('Streaks on the street')).toHaveTextContent('3 days in a row, best 5');
    expect(findRegion('Streaks on the street').querySelectorAll('li')).toHaveLength(1);
    expect(findRegion('Best places')).toHaveTextContent('2nd');
  });

  it.each([
    ['network', NETWORK_FAILURE],
    ['unavailable', 'The streaks are being counted.'],
    ['internal', SOCIAL_MESSAGES.statsFailed],
  ] as const)('says why the streaks cannot be loaded (%s), and offers a retry', async (code, message) => {
    show(null, new ApiError(code, 'The streaks are being counted.', { callId: 'stats' }));
    expect(screen.getByText(message)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retryStats).toHaveBeenCalledOnce();
  });
});

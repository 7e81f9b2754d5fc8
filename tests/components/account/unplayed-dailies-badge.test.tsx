/** Tests the number of unfinished games of today in the bottom bar, with the real services. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnplayedDailiesBadge } from '@/components/account/unplayed-dailies-badge';
import { BUILT_IN_GAMES } from '@/games/catalog';
import { addDaysOnTime, createDayGuest, type DayPlayer } from '../../support/day-players';
import { renderAs } from '../../support/player-stores';
import { createTestServices, type TestServices } from '../../support/services';

const AT = '2026-11-21T11:00:00Z';
const TODAY = '2026-11-21';
const DAILY_KEYWORDS = BUILT_IN_GAMES.filter(({ isDailyGame }) => isDailyGame).map(({ keyword }) => keyword);

let services: TestServices;
let player: DayPlayer;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(AT) });
  services.setNow(AT);
  player = await createDayGuest(services);
  document.body.innerHTML =
    '<nav class="bottom-bar"><a href="/online/daily-games" data-key="daily">Daily</a></nav>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Sets the size of the bar, because jsdom does not compute layout. */
const showBar = (isShown = true): void => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    (isShown ? [new DOMRect(0, 0, 60, 60)] : []) as unknown as DOMRectList,
  );
};
const finishDailies = async (keywords: readonly string[]): Promise<void> => {
  for (const keyword of keywords) await addDaysOnTime(services, player, [TODAY], keyword);
};
const dailyLink = () => screen.getByRole('link', { name: /^Daily/ });

describe('the badge on the Daily link', () => {
  it('shows the number of unfinished games, and includes it in the link’s accessible name', async () => {
    showBar();
    await finishDailies(DAILY_KEYWORDS.slice(0, 2));
    renderAs(services, { player }, <UnplayedDailiesBadge />);
    const left = DAILY_KEYWORDS.length - 2;
    await waitFor(() => expect(dailyLink()).toHaveAccessibleName(`Daily, ${left} games left tonight`));
    expect(screen.getByText(String(left))).toBeVisible();
  });

  it('uses the singular for one game', async () => {
    showBar();
    await finishDailies(DAILY_KEYWORDS.slice(1));
    renderAs(services, { player }, <UnplayedDailiesBadge />);
    await waitFor(() => expect(dailyLink()).toHaveAccessibleName('Daily, 1 game left tonight'));
  });

  it('disappears when every game is finished', async () => {
    showBar();
    await finishDailies(DAILY_KEYWORDS);
    const { requested } = renderAs(services, { player }, <UnplayedDailiesBadge />);
    await waitFor(() => expect(requested).toContain('/scores/dailygamestatus'));
    expect(dailyLink()).toHaveAccessibleName('Daily');
  });

  it('does not appear in a browser that has never played', async () => {
    showBar();
    const { requested } = renderAs(services, { player: null }, <UnplayedDailiesBadge />);
    await waitFor(() => expect(requested).toContain('/api/games/search'));
    expect(dailyLink()).toHaveAccessibleName('Daily');
    expect(requested.filter((path) => path.startsWith('/scores'))).toEqual([]);
  });

  it('does not appear when the server does not respond', async () => {
    showBar();
    const { requested } = renderAs(services, { player, isAway: true }, <UnplayedDailiesBadge />);
    await waitFor(() => expect(requested).toContain('/scores/dailygamestatus'));
    expect(dailyLink()).toHaveAccessibleName('Daily');
  });

  it('sends no request when the bar is hidden', () => {
    showBar(false);
    const { requested } = renderAs(services, { player }, <UnplayedDailiesBadge />);
    expect(requested).not.toContain('/api/games/search');
    expect(dailyLink()).toHaveAccessibleName('Daily');
  });
});

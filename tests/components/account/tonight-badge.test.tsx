/** The bottom bar's count of tonight's games that are left, over the real services. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TonightBadge } from '@/components/account/tonight-badge';
import { BUILT_IN_GAMES } from '@/games/catalogue';
import { addDaysOnTime, createDayGuest, type DayPlayer } from '../../support/day-players';
import { renderAs } from '../../support/player-stores';
import { createTestServices, type TestServices } from '../../support/services';

const AT = '2026-11-21T11:00:00Z';
const TODAY = '2026-11-21';
const DAILIES = BUILT_IN_GAMES.filter(({ isDailyGame }) => isDailyGame).map(({ keyword }) => keyword);

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

/** A bar that has a place on the page; jsdom lays nothing out. */
const showBar = (isShown = true): void => {
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
    (isShown ? [new DOMRect(0, 0, 60, 60)] : []) as unknown as DOMRectList,
  );
};
const finish = async (keywords: readonly string[]): Promise<void> => {
  for (const keyword of keywords) await addDaysOnTime(services, player, [TODAY], keyword);
};
const link = () => screen.getByRole('link', { name: /^Daily/ });

describe('the badge over Daily', () => {
  it('counts what is left tonight, and says so', async () => {
    showBar();
    await finish(DAILIES.slice(0, 2));
    renderAs(services, { player }, <TonightBadge />);
    const left = DAILIES.length - 2;
    await waitFor(() => expect(link()).toHaveAccessibleName(`Daily, ${left} games left tonight`));
    expect(screen.getByText(String(left))).toBeVisible();
  });

  it('speaks of one game as one', async () => {
    showBar();
    await finish(DAILIES.slice(1));
    renderAs(services, { player }, <TonightBadge />);
    await waitFor(() => expect(link()).toHaveAccessibleName('Daily, 1 game left tonight'));
  });

  it('goes when every window is lit', async () => {
    showBar();
    await finish(DAILIES);
    const { asked } = renderAs(services, { player }, <TonightBadge />);
    await waitFor(() => expect(asked).toContain('/scores/dailygamestatus'));
    expect(link()).toHaveAccessibleName('Daily');
  });

  it('is not there for a browser that has never played', async () => {
    showBar();
    const { asked } = renderAs(services, { player: null }, <TonightBadge />);
    await waitFor(() => expect(asked).toContain('/api/games/search'));
    expect(link()).toHaveAccessibleName('Daily');
    expect(asked.filter((path) => path.startsWith('/scores'))).toEqual([]);
  });

  it('is not there where the service does not answer', async () => {
    showBar();
    const { asked } = renderAs(services, { player, isAway: true }, <TonightBadge />);
    await waitFor(() => expect(asked).toContain('/scores/dailygamestatus'));
    expect(link()).toHaveAccessibleName('Daily');
  });

  it('asks nothing where the bar is not shown', () => {
    showBar(false);
    const { asked } = renderAs(services, { player }, <TonightBadge />);
    expect(asked).not.toContain('/api/games/search');
    expect(link()).toHaveAccessibleName('Daily');
  });
});

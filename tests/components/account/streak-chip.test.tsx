/** Tests each state of the streak in the header, with the real scores server. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { StreakChip } from '@/components/account/streak-chip';
import { paths } from '@/lib/paths';
import { addDaysOnTime, createDayGuest } from '../../support/day-players';
import { renderAs } from '../../support/player-stores';
import { createTestServices, type TestServices } from '../../support/services';

const NOON = '2026-11-21T11:00:00Z';
// 22:30 in Berlin, an hour and a half before the day ends.
const LAST_HOUR = '2026-11-21T21:30:00Z';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.drop());
afterEach(() => vi.useRealTimers());

/** Renders the chip at the given time for a guest who has finished the given days. */
const renderChip = async (at: string, days: readonly string[], isAway = false) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) });
  services.setNow(at);
  const player = await createDayGuest(services);
  if (days.length > 0) await addDaysOnTime(services, player, days);
  return renderAs(services, { player, isAway }, <StreakChip />);
};
const listDaysFrom = (from: number, until: number): string[] =>
  Array.from({ length: until - from + 1 }, (_, index) => `2026-11-${String(from + index).padStart(2, '0')}`);

describe('the streak chip', () => {
  it('renders nothing and sends no request in a browser that has never played', async () => {
    const { requested, container } = renderAs(services, { player: null }, <StreakChip />);
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    expect(requested).toEqual([]);
  });

  it('renders nothing for a player who has never had a streak', async () => {
    const { requested, container } = await renderChip(NOON, []);
    await waitFor(() => expect(requested).toContain('/scores/dailystreak'));
    expect(container).toBeEmptyDOMElement();
  });

  it('shows a lit lamp during a streak, and links to the dailies', async () => {
    await renderChip(NOON, listDaysFrom(19, 21));
    const chip = await screen.findByRole('link', { name: 'Streak of 3 days' });
    expect(chip).toHaveAttribute('data-state', 'lit');
    expect(chip).toHaveAttribute('href', paths.dailyGames());
    expect(chip).toHaveTextContent('3');
  });

  it('shows an unlit lamp after a missed day', async () => {
    await renderChip(NOON, listDaysFrom(10, 14));
    const chip = await screen.findByRole('link', { name: 'Your streak is out' });
    expect(chip).toHaveAttribute('data-state', 'out');
    expect(chip).toHaveTextContent('0');
  });

  it('warns during the last three hours of an unfinished day, and shows the time left', async () => {
    await renderChip(LAST_HOUR, listDaysFrom(19, 20));
    const chip = await screen.findByRole('link', { name: 'Streak of 2 days, goes out in 1 h 30 min' });
    expect(chip).toHaveAttribute('data-state', 'risk');
    expect(chip).toHaveTextContent('1 h 30 min');
  });

  it.each([
    ['before those hours', NOON, listDaysFrom(19, 20), 2],
    ['when today is finished', LAST_HOUR, listDaysFrom(19, 21), 3],
    ['while a freeze would protect it', LAST_HOUR, listDaysFrom(9, 20), 12],
    ['after a freeze has protected it', NOON, [...listDaysFrom(9, 19), '2026-11-21'], 12],
  ])('shows a lit lamp %s', async (_when, at, days, length) => {
    await renderChip(at, days);
    const chip = await screen.findByRole('link', { name: `Streak of ${length} days` });
    expect(chip).toHaveAttribute('data-state', 'lit');
  });

  it('renders nothing when the server does not respond', async () => {
    const { requested, container } = await renderChip(NOON, listDaysFrom(19, 21), true);
    await waitFor(() =>
      expect(requested.filter((path) => path.startsWith('/scores/')).length).toBeGreaterThan(1),
    );
    expect(container).toBeEmptyDOMElement();
  });
});

/** @vitest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StreakComparison } from '@/components/views/profile/streak-comparison';
import type { PublicProfile } from '@/lib/domain/members/profile-data';
import type { GameSummary } from '@/lib/contract/game';
import { NETWORK_FAILURE } from '@/lib/messages/site';
import { addDaysOnTime, createDayMember, type DayPlayer } from '../../../support/day-players';
import type { TestMember } from '../../../support/members';
import { renderAs } from '../../../support/player-stores';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
let ada: DayPlayer & { member: TestMember };
let ben: DayPlayer & { member: TestMember };
let profile: PublicProfile;
let games: GameSummary[];

beforeAll(async () => {
  services = await createTestServices();
  ada = await createDayMember(services, 'Ada');
  ben = await createDayMember(services, 'Ben');
  await addDaysOnTime(services, ada, ['2026-11-18', '2026-11-19', '2026-11-20']);
  await addDaysOnTime(services, ben, ['2026-11-20']);
  await addDaysOnTime(services, ben, ['2026-11-19', '2026-11-20'], 'lantern-words');
  const fetchJson = async <T,>(path: string) => (await (await services.product.request(path)).json()) as T;
  profile = await fetchJson(`/api/user/profile/public/id/${ada.member.uid}`);
  games = await Promise.all(
    ['quiet-sudoku', 'lantern-words'].map((slug) =>
      fetchJson<GameSummary>(`/api/node/game/entity/alias?route=${slug}`),
    ),
  );
});
afterAll(() => services.drop());

const open = async (player: DayPlayer | null, isOffline = false) => {
  const rendered = renderAs(
    services,
    { player, isOffline },
    <StreakComparison profile={profile} games={games} />,
  );
  expect(rendered.requested).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Compare with mine', expanded: false }));
  return rendered;
};

describe('comparing streaks with a member', () => {
  it("shows both streaks of each game, the member's first", async () => {
    await open(ben);
    const table = await screen.findByRole('table', { name: 'Streaks of Ada and yours' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Quiet Sudoku3 best 31 best 1',
      'Lantern Words0 best 02 best 2',
    ]);
    expect(within(rows[0] as HTMLElement).getAllByRole('cell')[0]).toHaveAttribute('data-ahead');
    expect(within(rows[1] as HTMLElement).getAllByRole('cell')[1]).toHaveAttribute('data-ahead');
    await userEvent.click(screen.getByRole('button', { name: 'Hide comparison', expanded: true }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('links to the dailies in a browser that has never played, and sends no request', async () => {
    const { requested } = await open(null);
    expect(await screen.findByText('You have no streak yet. Finish a daily to start one.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tonight’s dailies' })).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('says why the streaks could not be loaded, and offers a retry', async () => {
    await open(ben, true);
    expect(await screen.findByRole('alert')).toHaveTextContent(NETWORK_FAILURE);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

/** Tests the streaks, ranks and trophies of a profile: another member's, the member's, empty, hidden, blocked and failed. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProfileView } from '@/components/views/profile/profile-view';
import { DEFAULT_CONFIG } from '@/lib/default-config';
import { paths } from '@/lib/paths';
import { SOCIAL_MESSAGES } from '@/lib/social-messages';
import { publishBackend } from '@/server/backend';
import { block } from '@/server/db/schema/community';
import { member } from '@/server/db/schema/members';
import { ssrClients } from '@/server/ssr';
import { openTexts } from '@/server/texts/open-texts';
import { addPlayer, addResult } from '../../../support/board-results';
import { addDaysOnTime, createDayMember, type DayPlayer } from '../../../support/day-players';
import {
  createTestBrowser,
  createTestMember,
  type TestBrowser,
  type TestMember,
} from '../../../support/members';
import { failureResponse, openAccount } from '../../../support/open-account';
import { createTestServices, type TestServices } from '../../../support/services';
import { SUDOKU_KEYWORD } from '../../../support/sudoku-run';

let services: TestServices;
let ada: DayPlayer & { member: TestMember };
let ben: TestMember;
beforeAll(async () => {
  services = await createTestServices();
  publishBackend({
    productFetch: async (request) => services.product.fetch(request),
    scoresFetch: async (request) => services.scores.fetch(request),
    config: DEFAULT_CONFIG,
    texts: openTexts('content', DEFAULT_CONFIG),
  });
  ada = await createDayMember(services, 'Ada');
  ben = await createTestMember(services, 'Ben');
  await addDaysOnTime(services, ada, ['2026-11-19', '2026-11-20']);
  await addDaysOnTime(services, ada, ['2026-11-01', '2026-11-02', '2026-11-03'], 'lantern-words');
  const easy = { game: SUDOKU_KEYWORD, mode: 'easy', isReverse: true, at: '2026-11-20T12:00:00Z' };
  await addResult(services.database, await ada.id(), { ...easy, value: 61_000 });
  await addResult(services.database, await addPlayer(services.database, 'rival'), { ...easy, value: 90_000 });
});
afterAll(() => services.drop());
afterEach(() => vi.restoreAllMocks());

/** Opens the server-rendered page in this browser. */
const open = async (
  browser: TestBrowser,
  uid = ada.member.uid,
  intercept?: Parameters<typeof openAccount>[2],
) => {
  const data = await ssrClients().profile(uid);
  if (!data) throw new Error('no profile');
  const page = openAccount(browser, <ProfileView {...data} />, intercept);
  await screen.findByRole('heading', { level: 1, name: data.profile.displayName });
  return page;
};
const setHidden = (hiddenParts: string[]) =>
  services.database.db.update(member).set({ hiddenParts }).where(eq(member.name, 'Ada'));
const statsRegion = (name: string) => within(screen.getByRole('region', { name }));

describe('a statistics panel of a profile', () => {
  it('shows a visitor the running and ended streaks, the best rank and the trophies in the server-rendered page', async () => {
    await open(createTestBrowser(services));
    const streaks = statsRegion('Streaks on the street');
    expect(streaks.getByText('2 days', { selector: 'b' }).closest('p')).toHaveTextContent(
      '2 days in a row, best 3',
    );
    const [lit, out] = streaks.getAllByRole('link');
    expect(lit).toHaveAccessibleName('Quiet Sudoku: streak of 2 days, best 2');
    expect(lit).toHaveAttribute('href', '/gamelanding/quiet-sudoku');
    expect(lit).not.toHaveAttribute('data-out');
    expect(out).toHaveAccessibleName('Lantern Words: streak out, best 3');
    expect(out).toHaveAttribute('data-out');
    expect(streaks.queryByText(/freeze/)).not.toBeInTheDocument();
    const bests = statsRegion('Best places');
    expect(bests.getByRole('listitem')).toHaveTextContent('Quiet SudokuEasy, 1:011stof 2');
    expect(statsRegion('Trophies').getAllByRole('listitem')).toHaveLength(4);
    expect(statsRegion('Trophies').getAllByText('Not yet')).toHaveLength(4);
  });

  it('shows the member the streak that ends today, with a link to the dailies', async () => {
    await open(ada.member);
    const streaks = statsRegion('Streaks on the street');
    expect(await streaks.findByText(/Ends tonight without a daily\. No freeze held\./)).toBeVisible();
    expect(streaks.getByRole('link', { name: 'Tonight’s dailies' })).toHaveAttribute(
      'href',
      paths.dailyGames(),
    );
  });

  it('links to today’s dailies when the member has no streak yet', async () => {
    await open(createTestBrowser(services), ben.uid);
    expect(screen.getByText('Ben has not lit a window yet.')).toBeVisible();
    expect(statsRegion('Streaks').getByRole('link', { name: 'Tonight’s dailies' })).toHaveAttribute(
      'href',
      paths.dailyGames(),
    );
    expect(screen.queryByRole('region', { name: 'Best places' })).not.toBeInTheDocument();
  });

  it('shows an invitation to a member without a streak on the member’s own page', async () => {
    await open(ben, ben.uid);
    expect(await screen.findByText(/^Your street is dark\./)).toBeVisible();
  });

  it('disappears when the member hides the statistics', async () => {
    await setHidden(['streaks']);
    await open(createTestBrowser(services));
    expect(screen.queryByRole('region', { name: /Streaks|Best places|Trophies/ })).not.toBeInTheDocument();
    await setHidden([]);
  });

  it('disappears when one of the two members has blocked the other', async () => {
    const { db } = services.database;
    const [memberUid, blockedUid] = [Number(ada.member.uid), Number(ben.uid)];
    await db.insert(block).values({ memberUid, blockedUid, createdAt: new Date() });
    await open(ben);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: /Streaks|Best places|Trophies/ })).not.toBeInTheDocument(),
    );
    await db.delete(block);
  });

  it('shows an error when the statistics could not be loaded, recovers on a retry, and leaves the rest of the page in place', async () => {
    let isAway = true;
    vi.spyOn(services.scores, 'fetch').mockRejectedValueOnce(new Error('away'));
    services.advance(60_000);
    await open(createTestBrowser(services), ada.member.uid, {
      intercept: (path) =>
        isAway && path.includes('/standing/') ? failureResponse(503, 'unavailable') : null,
    });
    const panel = statsRegion('Streaks');
    expect(panel.getByText(SOCIAL_MESSAGES.statsFailed)).toBeVisible();
    // The server gives its reason when the visitor's own request fails, too.
    expect(await panel.findByText('no')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Trophies' })).not.toBeInTheDocument();
    isAway = false;
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Streaks on the street' })).toBeVisible();
  });
});

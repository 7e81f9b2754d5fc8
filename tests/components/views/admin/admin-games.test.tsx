import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminGames } from '@/components/views/admin/admin-games';
import { game } from '@/server/db/schema/product';
import { createTestMember } from '../../../support/members';
import { openAccount } from '../../../support/open-account';
import { createTestServices, type TestServices } from '../../../support/services';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  const setGameColumns = (slug: string, columns: Partial<typeof game.$inferInsert>) =>
    services.database.db.update(game).set(columns).where(eq(game.slug, slug));
  await setGameColumns('quiet-sudoku', { isHidden: true });
  await setGameColumns('ember-match', { isBroken: true });
  await setGameColumns('lantern-words', { isMobile: false });
});
afterAll(() => services.drop());

const listLinks = async (name: string) => {
  const panel = await screen.findByRole('tabpanel', { name });
  const links = await within(panel).findAllByRole('link');
  return links.map((link) => link.getAttribute('href'));
};

describe('the game list of administrators', () => {
  it('contains hidden, broken and not-for-mobile games, each with a link to its page', async () => {
    openAccount(await createTestMember(services, 'Warden', { roles: ['administrator'] }), <AdminGames />);
    await screen.findByRole('tab', { name: 'Hidden' });
    expect(await listLinks('Hidden')).toEqual(['/gamelanding/quiet-sudoku']);
    await userEvent.click(screen.getByRole('tab', { name: 'Broken' }));
    expect(await listLinks('Broken')).toEqual(['/gamelanding/ember-match']);
    await userEvent.click(screen.getByRole('tab', { name: 'Not for mobile' }));
    expect(await listLinks('Not for mobile')).toContain('/gamelanding/lantern-words');
  });

  it('finds a game by its number, and shows its play count and its boards', async () => {
    await services.database.db.update(game).set({ playCount: 1234 }).where(eq(game.slug, 'bubble-orchard'));
    const [row] = await services.database.db.select().from(game).where(eq(game.slug, 'bubble-orchard'));
    const requestScores = async (path: string): Promise<Response> => services.scores.request(path);
    const warden = await createTestMember(services, 'Keeper', { roles: ['administrator'] });
    openAccount(warden, <AdminGames />, {
      intercept: (path) => (path === '/scores/game' ? requestScores('/game?keyword=bubble-orchard') : null),
    });
    const field = await screen.findByRole('textbox', { name: 'Number' });
    await userEvent.type(field, '999999');
    await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('There is no such game.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, `${row?.uid}`);
    await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByRole('link', { name: 'Bubble Orchard' })).toHaveAttribute(
      'href',
      '/gamelanding/bubble-orchard',
    );
    expect(screen.getByText('1,234')).toBeVisible();
    expect(screen.getByText(/highest first|lowest first/)).toBeVisible();
  });

  it('denies access to other members', async () => {
    openAccount(await createTestMember(services, 'Snail'), <AdminGames />);
    expect(await screen.findByText('This page is for administrators.')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
